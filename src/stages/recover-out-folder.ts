import { existsSync, renameSync, rmSync } from 'node:fs';
import type { OutFolders } from '../model/out-folder.ts';

/** Finishes or undoes what a killed build left: afterwards there is one site, whole, and nothing beside it. */
export function recoverOutFolder({ out, next, ready, previous }: OutFolders): void {
  remove(next);
  if (existsSync(ready)) {
    if (existsSync(out)) {
      remove(previous);
      renameSync(out, previous);
    }
    renameSync(ready, out);
  }
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out);
  remove(previous);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
