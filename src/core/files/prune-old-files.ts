import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const weekMs = 7 * 24 * 3_600_000;

/** Keeps a cache folder from growing forever: removes files that are more than a week old, and ignores failures. */
export function pruneOldFiles(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isFile() && stat.mtimeMs < Date.now() - weekMs) rmSync(file, { force: true });
    }
  } catch {}
}
