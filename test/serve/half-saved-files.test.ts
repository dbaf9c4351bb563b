import { mkdirSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { waitUntilSaved } from '../../src/watch/files/wait-until-saved.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

test('a file that is being written is waited for, and an old one is not', async () => {
  const folder = mkdtempSync(join(temporary, 'saved-'));
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  for (const file of [one, two]) writeFileSync(file, 'old');
  utimesSync(one, new Date(1_000), new Date(1_000));
  const before = Date.now();
  await waitUntilSaved([]);
  await waitUntilSaved([one, join(folder, 'gone')]);
  writeFileSync(two, '');
  const again = setTimeout(() => writeFileSync(two, 'new'), 20);
  await waitUntilSaved([one, two]);
  clearTimeout(again);
  expect(Date.now() - statSync(two).mtimeMs).toBeGreaterThanOrEqual(99);
  expect(Date.now() - before).toBeGreaterThanOrEqual(99);
});

test('a file that is written all the time is not waited for', async () => {
  const file = join(mkdtempSync(join(temporary, 'saved-')), 'always');
  writeFileSync(file, '');
  const writing = setInterval(() => writeFileSync(file, 'more'), 10);
  await waitUntilSaved([file]);
  clearInterval(writing);
});
