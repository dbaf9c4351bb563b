import { describe, expect, test } from 'vitest';
import { watchLine } from '../../src/model/watch-line.ts';
import { filePathsFor } from '../../src/serve/file-paths.ts';
import { foldRuns } from '../../src/serve/fold-runs.ts';
import { isAllowedHost } from '../../src/serve/guard-host.ts';
import { siteHeaders } from '../../src/serve/site-headers.ts';

describe('the files that may answer an address', () => {
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
    expect(filePathsFor(url)).toEqual(paths);
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
])('%s may be kept for good: %s', (path, isImmutable) => {
  expect(String(siteHeaders(path)['Cache-Control']).includes('immutable')).toBe(isImmutable);
});

describe('runs that are folded', () => {
  test('are never two at once, and one is left for all that was asked meanwhile', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const run = foldRuns(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
      runs += 1;
    });
    await Promise.all(Array.from({ length: 100 }, run));
    expect([most, runs]).toEqual([1, 2]);
    await run();
    expect(runs).toBe(3);
  });

  test('begin after they were asked for', async () => {
    let value = 'old';
    const seen: string[] = [];
    const run = foldRuns(async () => {
      seen.push(value);
      await new Promise((done) => setImmediate(done));
    });
    const first = run();
    value = 'new';
    await run();
    await first;
    expect(seen).toEqual(['old', 'new']);
  });

  test('go on after one that failed', async () => {
    let runs = 0;
    const run = foldRuns(async () => {
      runs += 1;
      await new Promise((done) => setImmediate(done));
      if (runs === 1) throw new Error('once');
    });
    const [first, second] = await Promise.allSettled([run(), run()]);
    expect([first.status, second.status, runs]).toEqual(['rejected', 'fulfilled', 2]);
    await run();
    expect(runs).toBe(3);
  });
});

test.each([
  [{ changed: 75, problems: [] }, 'Built 75 pages in 38 ms: 75 files changed.'],
  [{ changed: 1, problems: [] }, 'Built 75 pages in 38 ms: 1 file changed.'],
  [{ changed: 0, problems: [] }, 'Built 75 pages in 38 ms: nothing changed.'],
  [
    { changed: 0, problems: [{ file: 'a.tsx', message: 'It is wrong.', hint: 'Mend it.' }] },
    'Not built, after 38 ms.',
  ],
])('a build of watch is told in a line: %j', (build, line) => {
  expect(watchLine({ pages: 75, milliseconds: 38, ...build })).toBe(line);
});
