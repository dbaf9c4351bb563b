import { existsSync, renameSync, rmSync } from 'node:fs';
import type { StagingFolders } from '../../core/files/staging-folders.ts';

/** Finishes or undoes what a killed build left: afterwards there is one site, whole, and nothing beside it. */
export function recoverOutFolder({ out, next, ready, previous }: StagingFolders): void {
  remove(next);
  // While the old site stands it may have been given files that the new one does not know of.
  if (existsSync(out)) remove(ready);
  else if (existsSync(ready)) renameSync(ready, out);
  else if (existsSync(previous)) renameSync(previous, out);
  remove(previous);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
