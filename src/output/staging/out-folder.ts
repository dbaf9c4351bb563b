import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import {
  isWithin,
  manifestName,
  type StagingFolders,
  stagingFolders,
} from '../../core/files/output-files.ts';
import type { Problem } from '../../core/problem.ts';
import { lockOutFolder } from './lock.ts';

/**
 * Restores the output folder after a build was killed between its two renames. Does nothing while
 * another build is running, because that build will put its own site there.
 */
export function recoverInterruptedBuild(out: string): void {
  const folders = stagingFolders(out);
  if (existsSync(out) || ![folders.ready, folders.previous].some(existsSync)) return;
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) return;
  try {
    recoverOutFolder(folders);
  } finally {
    lock.release();
  }
}

/** Completes or rolls back a killed build. Afterwards there is one complete site and no staging folder. */
export function recoverOutFolder({ out, next, ready, previous }: StagingFolders): void {
  remove(next);
  // If the old site is still in place, files may have been added to it that the new one lacks.
  if (existsSync(out)) remove(ready);
  else if (existsSync(ready)) renameSync(ready, out);
  else if (existsSync(previous)) renameSync(previous, out);
  remove(previous);
}

/** Creates a folder and those above it. Everyone may read them, whatever the umask. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Why a build may not write to a folder; undefined if it may. `pages` is the folder of page modules. */
export function validateOutFolder(out: string, pages: string): Problem | undefined {
  const refuse = (message: string, hint: string): Problem => ({ file: out, message, hint });
  const chooseAnother = 'Choose a different folder with --out.';
  const [real, realPages] = [realPath(out), realPath(pages)];
  if (isWithin(realPath(homedir()), real))
    return refuse('This is your home folder, or a folder that contains it.', chooseAnother);
  if (isWithin(realPages, real) || isWithin(real, realPages))
    return refuse(
      'The pages folder and the output folder are the same, or one contains the other.',
      chooseAnother,
    );
  const above = existingPart(dirname(out));
  if (!statSync(above).isDirectory()) return refuse(`${above} is a file.`, chooseAnother);
  const found = lstatSync(out, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink())
    return refuse(
      'The output folder is a symbolic link.',
      'Remove the link, or choose the folder itself with --out.',
    );
  if (!found.isDirectory()) return refuse('The output folder is a file.', chooseAnother);
  const files = readdirSync(out);
  if (files.length === 0 || files.includes(manifestName)) return undefined;
  return refuse(
    `The folder contains files that no build created, such as ${files[0]}.`,
    'Choose an empty folder with --out, or empty this one.',
  );
}

/** The real path, even if a part of it is a symbolic link or does not exist yet. */
function realPath(path: string): string {
  const existing = existingPart(path);
  return join(realpathSync(existing), relative(existing, path));
}

function existingPart(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingPart(dirname(path));
}
