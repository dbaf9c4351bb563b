import { describe, expect, test } from 'vitest';
import { createPendingPages } from '../../../src/watch/server/pending-pages.ts';

describe('a page request', () => {
  function holds() {
    const demanded: string[] = [];
    const { wait, ...others } = createPendingPages((address) => demanded.push(address));
    const answered: string[] = [];
    const ask = (address: string): void =>
      void wait(address).then(() => {
        answered.push(address);
      });
    const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
    return { ...others, ask, turn, demanded, answered };
  }

  test('does not wait while nothing is being rendered', async () => {
    const { ask, begin, end, turn, demanded, answered } = holds();
    ask('/');
    begin([]);
    end();
    ask('/about');
    await turn();
    expect([answered, demanded]).toEqual([['/', '/about'], []]);
  });

  test('waits for the page, which is rendered next unless it is due anyway', async () => {
    const { ask, begin, release, turn, demanded, answered } = holds();
    begin(['/']);
    ask('/');
    ask('/about');
    await turn();
    expect([answered, demanded]).toEqual([[], ['/about']]);
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
    begin([]);
    release('about.html');
    begin([]);
    ask('/about');
    end();
    await turn();
    expect(answered).toEqual([]);
    end();
    await turn();
    expect(answered).toEqual(['/about']);
  });
});
