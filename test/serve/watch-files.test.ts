import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchFiles } from '../../src/watch/files/watch-files.ts';
import { waitFor } from './wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });

test('the temporary files of editors are not changes', async () => {
  const folder = mkdtempSync(join(temporary, 'files-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, 'old');
  const reported: string[] = [];
  await watchFiles({ folder, files: [], onChange: (files) => reported.push(...files) });
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
