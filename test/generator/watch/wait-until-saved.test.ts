import { statSync, utimesSync, writeFileSync } from 'node:fs';
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

test('a file that is being written is waited for, and an old one is not', async () => {
  const [one, two] = [join(pages, 'one'), join(pages, 'two')];
  for (const file of [one, two]) writeFileSync(file, 'old');
  utimesSync(one, new Date(1_000), new Date(1_000));
  await waitUntilSaved([]);
  await waitUntilSaved([one, join(pages, 'gone')]);
  // On a busy machine it may be written again when it counts as saved: then this was another case.
  for (let moment = Number.POSITIVE_INFINITY; moment > 90; ) {
    const before = performance.now();
    writeFileSync(two, '');
    const again = setTimeout(() => {
      writeFileSync(two, 'new');
      moment = performance.now() - before;
    }, 20);
    await waitUntilSaved([one, two]);
    clearTimeout(again);
    // Linux rounds the time of a write down to its last tick.
    expect(performance.now() - before).toBeGreaterThan(89);
    if (moment <= 90) expect(Date.now() - statSync(two).mtimeMs).toBeGreaterThanOrEqual(99);
  }
});

test('a file that is written all the time is not waited for', async () => {
  writeFileSync(file, '');
  const writing = setInterval(() => writeFileSync(file, 'more'), 10);
  await waitUntilSaved([file]);
  clearInterval(writing);
});
