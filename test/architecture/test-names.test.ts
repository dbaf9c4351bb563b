import { basename } from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';

/** So that a name, as in `npx vitest run schedule` or in a failed run, means one file. */
test('no two test files share a name', async () => {
  const files = await glob('test/**/*.test.{ts,tsx}', {
    ignore: ['test/fixtures/**', 'test/.tmp/**'],
  });
  const names = files.map((file) => basename(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file, at) => names.indexOf(basename(file)) !== at)).toEqual([]);
});
