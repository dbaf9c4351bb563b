import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchFiles } from '../../../src/watch/files/watch-files.ts';
import { waitFor } from '../../support/wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

test('the temporary files of editors are not changes', async () => {
  const folder = mkdtempSync(join(temporary, 'files-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, 'old');
  const reported: string[] = [];
  await watchFiles({
    folder,
    isReading: () => false,
    onChange: (files) => reported.push(...files),
  });
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
  await watchFiles({
    folder,
    isReading: () => false,
    onChange: (files) => reported.push(...files),
  });
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
