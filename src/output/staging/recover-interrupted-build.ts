import { existsSync } from 'node:fs';
import { stagingFolders } from '../../core/files/staging-folders.ts';
import { lockOutFolder } from './lock.ts';
import { recoverOutFolder } from './recover-out-folder.ts';

/**
 * Puts a site in its place that a build left beside it when it was killed between two renames. A
 * build that is under way puts its own there.
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
