import { describe, expect, test } from 'vitest';
import { PendingPages } from '../../../src/watch/server/pending-pages.ts';

describe('a page request', () => {
  function holds() {
    const pending = new PendingPages();
    const answered: string[] = [];
    const ask = (address: string): void =>
      void pending.wait(address).then(() => {
        answered.push(address);
      });
    const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
    return { pending, ask, turn, answered };
  }

  test('does not wait while nothing is being rendered', async () => {
    const { pending, ask, turn, answered } = holds();
    ask('/');
    pending.begin();
    pending.end();
    ask('/about');
    await turn();
    expect(answered).toEqual(['/', '/about']);
  });

  test('waits for the page', async () => {
    const { pending, ask, turn, answered } = holds();
    pending.begin();
    ask('/');
    ask('/about');
    await turn();
    expect(answered).toEqual([]);
    pending.release('about.html');
    await turn();
    expect(answered).toEqual(['/about']);
    ask('/about');
    pending.release('index.html');
    await turn();
    expect(answered).toEqual(['/about', '/about', '/']);
  });

  test('waits for the latest of several renders', async () => {
    const { pending, ask, turn, answered } = holds();
    pending.begin();
    pending.release('about.html');
    pending.begin();
    ask('/about');
    pending.end();
    await turn();
    expect(answered).toEqual([]);
    pending.end();
    await turn();
    expect(answered).toEqual(['/about']);
  });
});
