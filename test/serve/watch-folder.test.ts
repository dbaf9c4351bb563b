import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { watchFolder } from '../../src/serve/watch-folder.ts';
import { waitFor } from './wait-for.ts';

const temporary = resolve('test/.tmp/serve');
mkdirSync(temporary, { recursive: true });
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

/** A folder that is watched, all but what begins with `not`, and what was told of it: names as seen from it. */
function watchedFolder(files: Readonly<Record<string, string>>) {
  const around = mkdtempSync(join(temporary, 'folder-'));
  const folder = join(around, 'in');
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const name = (path: string): string => path.slice(folder.length + 1);
  const found: string[] = [];
  const told = new Set<string>();
  const lost: string[] = [];
  const start = (): void => {
    const leave = watchFolder(folder, {
      isWanted: (path) => !/[\\/]not[^\\/]*$/.test(path),
      onFound: (file) => found.push(name(file)),
      onChange: (file) => told.add(name(file)),
      onLost: (path) => lost.push(name(path)),
    });
    leaves.push(leave);
  };
  const isTold = (file: string): Promise<boolean> =>
    waitFor(`${file}, of which nobody told: ${[...told]}`, () => told.delete(file));
  return { around, folder, write, found, told, lost, start, isTold };
}

test('what is there is found, in all folders, and nothing that nobody wants', () => {
  const { found, start } = watchedFolder({ a: '', 'b/c/d': '', not: '', 'not-this/e': '' });
  start();
  expect(found.sort()).toEqual(['a', 'b/c/d']);
});

test('a file that is written, made or deleted is told of, wherever it is', async () => {
  const { folder, write, told, start, isTold } = watchedFolder({ a: '', 'b/c/d': '' });
  start();
  write('a', 'more');
  await isTold('a');
  write('b/c/d', 'more');
  await isTold('b/c/d');
  write('b/new', 'new');
  await isTold('b/new');
  write('deep/er/new', 'new');
  await isTold('deep/er/new');
  write('deep/er/new', 'newer');
  await isTold('deep/er/new');
  rmSync(join(folder, 'b/c/d'));
  await isTold('b/c/d');
  write('not', 'said');
  write('a', 'most');
  await isTold('a');
  expect(told.has('not')).toBe(false);
});

test('a folder that was moved is watched where it is, and lost where it was', async () => {
  const { folder, write, lost, start, isTold } = watchedFolder({ 'b/c/d': '' });
  start();
  renameSync(join(folder, 'b'), join(folder, 'other'));
  await isTold('other/c/d');
  expect(lost).toContain('b');
  write('other/c/d', 'more');
  await isTold('other/c/d');
});

test('a folder that was deleted and made again at once is watched', async () => {
  const { folder, write, start, isTold } = watchedFolder({ 'b/c/d': '' });
  start();
  for (const text of ['again', 'and again']) {
    rmSync(join(folder, 'b'), { recursive: true });
    write('b/c/d', text);
    await isTold('b/c/d');
    write('b/c/d', `${text}, and more`);
    await isTold('b/c/d');
  }
});

test('what a link leads to is watched, and a link in a circle is not followed', async () => {
  const { around, folder, write, found, start, isTold } = watchedFolder({ a: '' });
  mkdirSync(join(around, 'out'));
  writeFileSync(join(around, 'out/file'), 'out');
  writeFileSync(join(around, 'alone'), 'alone');
  symlinkSync(join(around, 'out'), join(folder, 'linked'));
  symlinkSync(join(around, 'alone'), join(folder, 'link'));
  symlinkSync(folder, join(folder, 'circle'));
  symlinkSync(join(folder, 'itself'), join(folder, 'itself'));
  start();
  expect(found.sort()).toEqual(['a', 'itself', 'link', 'linked/file']);
  writeFileSync(join(around, 'out/file'), 'other');
  await isTold('linked/file');
  writeFileSync(join(around, 'alone'), 'other');
  await isTold('link');
  expect(readFileSync(join(folder, 'link'), 'utf8')).toBe('other');
  write('a', 'more');
  await isTold('a');
});
