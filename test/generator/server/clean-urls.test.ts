import { expect, test } from 'vitest';
import { cleanUrlPaths } from '../../../src/server/static/serve-files.ts';

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
])('the files that can answer %s are %j', (url, paths) => {
  expect(cleanUrlPaths(url)).toEqual(paths);
});
