import { existsSync, renameSync, rmSync } from 'node:fs';
import type { StagingFolders } from '../../core/files/staging-folders.ts';

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
