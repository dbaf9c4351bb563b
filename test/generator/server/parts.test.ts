import { describe, expect, test } from 'vitest';
import { watchLine } from '../../../src/cli/commands/watch.ts';
import { isAllowedHost } from '../../../src/server/host-check.ts';
import { cleanUrlPaths } from '../../../src/server/static/clean-urls.ts';
import { siteHeaders } from '../../../src/server/static/site-headers.ts';
import { createPendingPages } from '../../../src/watch/server/pending-pages.ts';

describe('the files that can answer an address', () => {
  test.each([
    ['/', ['index.html']],
    ['/a', ['a', 'a.html']],
    ['/a/b?c=/d#e', ['a/b', 'a/b.html']],
    ['/caf%C3%A9', ['café', 'café.html']],
    ['/a.b', ['a.b', 'a.b.html']],
    ['/a/', []],
    ['/a//b', []],
    ['/a/../b', []],
    ['/a/%2e%2e/b', []],
    ['/a%2fb', []],
    ['/%E0%A4%A', []],
    ['/.a', []],
    ['/a/.b/c', []],
    ['/.well-known/a', ['.well-known/a', '.well-known/a.html']],
    ['/.well-known/.a', []],
    ['/a/.well-known/b', []],
    ['/c:/a', []],
    ['a', []],
    ['', []],
  ])('%s: %j', (url, paths) => {
    expect(cleanUrlPaths(url)).toEqual(paths);
  });
});

test.each([
  ['shop.example:4321', 'shop.example', true],
  ['SHOP.example', 'shop.example', true],
  ['other.example', 'shop.example', false],
  ['10.0.0.1', '127.0.0.1', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['[fe80::1]:80', '::', true],
  [undefined, '127.0.0.1', false],
])('a request for %s to a server on %s is answered: %s', (header, host, isAllowed) => {
  expect(isAllowedHost(header, host)).toBe(isAllowed);
});

test.each([
  ['assets/logo-ABCD1234.svg', true],
  ['assets/logo.svg', false],
  ['assets/logo-abcd1234.svg', false],
  ['logo-ABCD1234.svg', false],
  ['index.html', false],
])('%s may be cached forever: %s', (path, isImmutable) => {
  expect(String(siteHeaders(path)['Cache-Control']).includes('immutable')).toBe(isImmutable);
});

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

test.each([
  [{ changed: 75, problems: [] }, 'Built 75 pages in 38 ms: 75 files changed.'],
  [{ changed: 1, problems: [] }, 'Built 75 pages in 38 ms: 1 file changed.'],
  [{ changed: 0, problems: [] }, 'Built 75 pages in 38 ms: nothing changed.'],
  [
    { changed: 0, problems: [{ file: 'a.tsx', message: 'It is wrong.', hint: 'Fix it.' }] },
    'Not built, after 38 ms.',
  ],
])('a build of watch is summed up in a line: %j', (build, line) => {
  expect(watchLine({ pages: 75, milliseconds: 38, ...build })).toBe(line);
});
