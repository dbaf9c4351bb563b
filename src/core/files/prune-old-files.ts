import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const weekMs = 7 * 24 * 3_600_000;

/** Removes the files of a folder that were written more than a week ago, as far as it may: a cache is not to grow for ever. */
export function pruneOldFiles(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isFile() && stat.mtimeMs < Date.now() - weekMs) rmSync(file, { force: true });
    }
  } catch {}
}
