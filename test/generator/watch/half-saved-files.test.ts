import { mkdirSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { waitUntilSaved } from '../../../src/watch/files/wait-until-saved.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

test('a file that is being written is waited for, and an old one is not', async () => {
  const folder = mkdtempSync(join(temporary, 'saved-'));
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  for (const file of [one, two]) writeFileSync(file, 'old');
  utimesSync(one, new Date(1_000), new Date(1_000));
  await waitUntilSaved([]);
  await waitUntilSaved([one, join(folder, 'gone')]);
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
  const file = join(mkdtempSync(join(temporary, 'saved-')), 'always');
  writeFileSync(file, '');
  const writing = setInterval(() => writeFileSync(file, 'more'), 10);
  await waitUntilSaved([file]);
  clearInterval(writing);
});
