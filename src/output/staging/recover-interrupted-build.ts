import { existsSync, renameSync, rmSync } from 'node:fs';
import { type StagingFolders, stagingFolders } from '../../core/files/staging-folders.ts';
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

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
