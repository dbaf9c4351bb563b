import { existsSync } from 'node:fs';
import { stagingFolders } from '../../core/files/staging-folders.ts';
import { lockOutFolder } from './lock.ts';
import { recoverOutFolder } from './recover-out-folder.ts';

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
