import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitUntilSaved } from '../../../src/watch/files/wait-until-saved.ts';
import { siteFolder } from '../../support/site-folder.ts';

const { pages } = siteFolder({ 'about.tsx': '' }, 'wait-until-saved');
const file = join(pages, 'about.tsx');

/** As if it had been saved long ago. */
function write(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, 1, 1);
}

test('an empty file is half saved, however long ago it was emptied', async () => {
  write('');
  let isSaved = false;
  const saved = waitUntilSaved([file]).then(() => {
    isSaved = true;
  });
  await nextTurn();
  expect(isSaved).toBe(false);
  write('export {};');
  await saved;
});

test('a file with text that was written long ago is saved, and so is one that is missing', async () => {
  write('export {};');
  let isSaved = false;
  void waitUntilSaved([file, join(pages, 'gone.tsx')]).then(() => {
    isSaved = true;
  });
  await nextTurn();
  expect(isSaved).toBe(true);
});
