import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** By the name alone, `npx vitest run schedule` and a failed run name one file. */
test('no two test files share a name', () => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(\.tmp|fixtures)/.test(file))
    .map((file) => join('test', file));
  const names = files.map((file) => basename(file));
  expect(files.filter((file, at) => names.indexOf(basename(file)) !== at)).toEqual([]);
});
