import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ChangeDetector } from '../../../src/watch/files/change-detector.ts';
import { waitFor } from '../../support/wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

/** Two watched files and the reported changes: their names, and their contents at that time. */
function twoFiles() {
  const folder = mkdtempSync(join(temporary, 'notice-'));
  const reported: string[] = [];
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return 'nothing';
    }
  };
  const detector = new ChangeDetector();
  detector.onChange((files) =>
    reported.push(
      files.map((file) => `${file.slice(folder.length + 1)}: ${read(file)}`).join(', '),
    ),
  );
  const look = (file: string): void => detector.check(file);
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const write = (file: string, text: string): void => {
    writeFileSync(file, text);
    look(file);
  };
  for (const file of [one, two]) writeFileSync(file, 'old');
  for (const file of [one, two]) detector.record(file);
  const isReported = (): Promise<readonly string[]> =>
    waitFor('a change', () => reported.length > 0 && reported);
  return { folder, one, two, reported, isReported, detector, look, write };
}

test('a touched file, or one rewritten with the same contents, is not reported', async () => {
  const { one, two, isReported, look, write } = twoFiles();
  utimesSync(one, new Date(), new Date());
  look(one);
  write(one, 'old');
  write(two, 'new');
  expect(await isReported()).toEqual(['two: new']);
});

test.each([
  ['was gone', 'old', 'one: old, two: new'],
  ['was there', undefined, 'one: nothing, two: new'],
])(
  'a file that %s for a moment is reported if a rebuild was reading',
  async (_, text, expected) => {
    for (const isReading of [false, true]) {
      const { folder, two, isReported, detector, write } = twoFiles();
      const file = join(folder, text === undefined ? 'three' : 'one');
      // A rebuild that does not end.
      if (isReading) void detector.during(new Promise(() => {}));
      for (const exists of [text === undefined, text !== undefined]) {
        if (exists) writeFileSync(file, 'old');
        else rmSync(file);
        detector.checkExistence(file);
      }
      write(two, 'new');
      const name = basename(file);
      expect(await isReported()).toEqual([isReading ? expected.replace('one', name) : 'two: new']);
    }
  },
);

test('files that change together are reported together', async () => {
  const { one, two, isReported, write } = twoFiles();
  write(one, 'new');
  write(two, 'new');
  expect(await isReported()).toEqual(['one: new, two: new']);
});

test.each([
  ['deletes', (file: string): void => rmSync(file)],
  ['empties', (file: string): void => writeFileSync(file, '')],
])('an editor that %s a file and writes it within 40 ms changed it once', async (_, prepare) => {
  const limit = 40;
  // On a busy machine the moment may be too long, which is another case.
  for (let moment = Number.POSITIVE_INFINITY; moment > limit; ) {
    const { one, reported, isReported, look, write } = twoFiles();
    const start = performance.now();
    prepare(one);
    look(one);
    await after(25);
    write(one, 'new');
    moment = performance.now() - start;
    await isReported();
    if (moment <= limit) expect(reported).toEqual(['one: new']);
  }
});

test('a file that stays away is reported', async () => {
  const { one, isReported, look } = twoFiles();
  rmSync(one);
  look(one);
  expect(await isReported()).toEqual(['one: nothing']);
});

test('a file that was read too early is read again, although nothing reports it', async () => {
  const { one, reported, isReported, write } = twoFiles();
  write(one, 'half');
  await isReported();
  writeFileSync(one, 'whole');
  await waitFor('the second look', () => reported.length > 1);
  expect(reported).toEqual(['one: half', 'one: whole']);
});

test('a program that keeps writing is reported at its end, or at least now and then', async () => {
  const { one, two, reported, write } = twoFiles();
  const start = performance.now();
  for (let count = 1; count <= 150; count += 1) {
    write(one, `${count}`);
    await after(5);
  }
  write(two, 'end');
  await waitFor('the end', () => reported.at(-1)?.includes('two: end'));
  // On a busy machine, the two ends may be reported one after the other.
  expect(reported.some((files) => files.includes('one: 150'))).toBe(true);
  expect(reported.length).toBeGreaterThan(1);
  // After the first, at most one every 50 ms, no matter how long the machine takes.
  expect(reported.length).toBeLessThan(4 + (performance.now() - start) / 50);
});

test('a file written between its first reading and the start of its watcher is reported', async () => {
  const { folder, reported, isReported, detector } = twoFiles();
  const [early, late] = [join(folder, 'early'), join(folder, 'late')];
  const since = Date.now();
  for (const [file, milliseconds] of [
    [early, since - 1_000],
    // As Linux records a write that happens right after `since`.
    [late, since - 4],
  ] as const) {
    writeFileSync(file, basename(file));
    utimesSync(file, new Date(milliseconds), new Date(milliseconds));
    detector.record(file, since);
  }
  await isReported();
  expect(reported).toEqual(['late: late']);
});
