import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FileWatcher } from '../../../src/watch/files/file-watcher.ts';
import { waitFor } from '../../support/wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

test('the temporary files of editors are not changes', async () => {
  const folder = mkdtempSync(join(temporary, 'files-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, 'old');
  const reported: string[] = [];
  const { detector } = await FileWatcher.open(folder);
  detector.onChange((files) => reported.push(...files));
  writeFileSync(join(folder, '4913'), '');
  writeFileSync(join(folder, '.page.tsx.swp'), 'swap');
  renameSync(file, `${file}~`);
  // As long as a slow disk may take.
  await after(30);
  writeFileSync(file, 'new');
  await waitFor('the page', () => reported.includes(file));
  rmSync(`${file}~`);
  writeFileSync(join(folder, 'other.tsx'), 'new');
  await waitFor('the other page', () => reported.includes(join(folder, 'other.tsx')));
  expect(new Set(reported)).toEqual(new Set([file, join(folder, 'other.tsx')]));
});

test('a file is found that is saved while its new folder is only beginning to be watched', async () => {
  const folder = mkdtempSync(join(temporary, 'folders-'));
  const reported: string[] = [];
  const { detector } = await FileWatcher.open(folder);
  detector.onChange((files) => reported.push(...files));
  const pages: string[] = [];
  for (let turns = 0; turns < 60; turns += 1) {
    const added = join(folder, `area-${turns}`);
    mkdirSync(join(added, 'deep'), { recursive: true });
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    writeFileSync(join(added, 'index.tsx'), 'new');
    writeFileSync(join(added, 'deep', 'index.tsx'), 'new');
    pages.push(join(added, 'index.tsx'), join(added, 'deep', 'index.tsx'));
  }
  const missing = (): string[] => pages.filter((page) => !reported.includes(page));
  await waitFor(
    () => missing().join('\n'),
    () => missing().length === 0,
    20_000,
  );
});

test('files outside are watched from the moment at which they were read', async () => {
  const root = mkdtempSync(join(temporary, 'outside-'));
  const path = (...names: readonly string[]): string => join(root, ...names);
  const reported: string[] = [];
  const isReported = (file: string): Promise<true> =>
    waitFor(`a change of ${file}`, () => reported.includes(file) && true);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const [deep, near, price] = [
    path('lib', 'deep', 'a'),
    path('lib', 'b'),
    path('prices', 'c', 'd'),
  ];
  for (const file of [path('pages', 'index'), deep, near, price]) write(file, 'old');
  await after(50);
  const files = await FileWatcher.open(path('pages'));
  files.detector.onChange((changed) => reported.push(...changed));
  const since = Date.now();
  await after(50);
  // Before it is watched, while it begins to be watched, and when it is watched.
  write(deep, 'new');
  files.watchOutside({ settings: [], sources: [deep], targets: [] }, since);
  await isReported(deep);
  expect(reported).toEqual([deep]);
  // Its folder was watched only for the sake of the one below.
  files.watchOutside({ settings: [], sources: [deep, near], targets: [path('prices')] }, since);
  for (const file of [near, price, deep, path('lib', 'added'), path('prices', 'e', 'f')]) {
    reported.length = 0;
    write(file, 'new again');
    await isReported(file);
  }
  // Each reported file is checked once more after 100 ms.
  await after(200);
  files.watchOutside({ settings: [], sources: [], targets: [] }, since);
  reported.length = 0;
  write(near, 'not wanted');
  write(path('pages', 'index'), 'new');
  await isReported(path('pages', 'index'));
  expect(reported).toEqual([path('pages', 'index')]);
  files.watchOutside({ settings: [], sources: [near], targets: [] }, Date.now());
  await isReported(near);
});
