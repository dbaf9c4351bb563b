import { describe, expect, test } from 'vitest';
import { createPendingPages } from '../../../src/watch/server/pending-pages.ts';

describe('a page request', () => {
  function holds() {
    const { wait, ...others } = createPendingPages();
    const answered: string[] = [];
    const ask = (address: string): void =>
      void wait(address).then(() => {
        answered.push(address);
      });
    const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
    return { ...others, ask, turn, answered };
  }

  test('does not wait while nothing is being rendered', async () => {
    const { ask, begin, end, turn, answered } = holds();
    ask('/');
    begin();
    end();
    ask('/about');
    await turn();
    expect(answered).toEqual(['/', '/about']);
  });

  test('waits for the page', async () => {
    const { ask, begin, release, turn, answered } = holds();
    begin();
    ask('/');
    ask('/about');
    await turn();
    expect(answered).toEqual([]);
    release('about.html');
    await turn();
    expect(answered).toEqual(['/about']);
    ask('/about');
    release('index.html');
    await turn();
    expect(answered).toEqual(['/about', '/about', '/']);
  });

  test('waits for the latest of several renders', async () => {
    const { ask, begin, release, end, turn, answered } = holds();
    begin();
    release('about.html');
    begin();
    ask('/about');
    end();
    await turn();
    expect(answered).toEqual([]);
    end();
    await turn();
    expect(answered).toEqual(['/about']);
  });
});
