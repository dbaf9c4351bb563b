import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChangeDetector } from '../../src/watch/files/change-detector.ts';
import { waitFor } from './wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

/** Two files that are watched, and what is told of them: names, and what was in them at that time. */
function twoFiles() {
  const folder = mkdtempSync(join(temporary, 'notice-'));
  const told: string[] = [];
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return 'nothing';
    }
  };
  const { check: look, record: remember } = createChangeDetector((files) =>
    told.push(files.map((file) => `${file.slice(folder.length + 1)}: ${read(file)}`).join(', ')),
  );
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const write = (file: string, text: string): void => {
    writeFileSync(file, text);
    look(file);
  };
  for (const file of [one, two]) writeFileSync(file, 'old');
  for (const file of [one, two]) remember(file);
  const isTold = (): Promise<readonly string[]> =>
    waitFor('a change', () => told.length > 0 && told);
  return { folder, one, two, told, isTold, look, remember, write };
}

test('a file that was touched, or written as it was, is not told of', async () => {
  const { one, two, isTold, look, write } = twoFiles();
  utimesSync(one, new Date(), new Date());
  look(one);
  write(one, 'old');
  write(two, 'new');
  expect(await isTold()).toEqual(['two: new']);
});

test('files that change together are told of together', async () => {
  const { one, two, isTold, write } = twoFiles();
  write(one, 'new');
  write(two, 'new');
  expect(await isTold()).toEqual(['one: new, two: new']);
});

test.each([
  ['deletes', (file: string): void => rmSync(file)],
  ['empties', (file: string): void => writeFileSync(file, '')],
])(
  'an editor that %s a file, and writes it a moment later, changed it once',
  async (_, prepare) => {
    // A busy machine may make a long moment of it, and that is another story.
    for (let moment = Number.POSITIVE_INFINITY; moment > 50; ) {
      const { one, told, isTold, look, write } = twoFiles();
      const start = performance.now();
      prepare(one);
      look(one);
      await after(20);
      write(one, 'new');
      moment = performance.now() - start;
      await isTold();
      if (moment <= 50) expect(told).toEqual(['one: new']);
    }
  },
);

test('a file that stays away is told of', async () => {
  const { one, isTold, look } = twoFiles();
  rmSync(one);
  look(one);
  expect(await isTold()).toEqual(['one: nothing']);
});

test('what was read too early is read once more, though nobody says so', async () => {
  const { one, told, isTold, write } = twoFiles();
  write(one, 'half');
  await isTold();
  writeFileSync(one, 'whole');
  await waitFor('the second look', () => told.length > 1);
  expect(told).toEqual(['one: half', 'one: whole']);
});

test('a program that goes on writing is heard to the end, or at least now and then', async () => {
  const { one, two, told, write } = twoFiles();
  const start = performance.now();
  for (let count = 1; count <= 150; count += 1) {
    write(one, `${count}`);
    await after(5);
  }
  write(two, 'end');
  await waitFor('the end', () => told.at(-1)?.includes('two: end'));
  // On a busy machine, the two ends may be told one after the other.
  expect(told.some((files) => files.includes('one: 150'))).toBe(true);
  expect(told.length).toBeGreaterThan(1);
  // After the first, one every 50 ms at most, however long the machine takes.
  expect(told.length).toBeLessThan(4 + (performance.now() - start) / 50);
});

test('a file that was written between its reading and its watching is told of', async () => {
  const { folder, told, isTold, remember } = twoFiles();
  const [early, late] = [join(folder, 'early'), join(folder, 'late')];
  writeFileSync(early, 'early');
  utimesSync(early, new Date(1_000), new Date(1_000));
  const since = Date.now() - 1_000;
  writeFileSync(late, 'late');
  remember(early, since);
  remember(late, since);
  await isTold();
  expect(told).toEqual(['late: late']);
});
