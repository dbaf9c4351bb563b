import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../core/files/write-cache-file.ts';

/** Images by the names of their files: making one takes a hundred times as long as reading it. */
export interface ImageCache {
  readonly read: (name: string) => Uint8Array | undefined;
  readonly write: (name: string, contents: Uint8Array) => void;
  /** Deletes images that are more than a month old, except for these. */
  readonly pruneExcept: (names: ReadonlySet<string>) => void;
}

const monthMs = 30 * 86_400_000;

export function openImageCache(folder: string): ImageCache {
  return {
    read: (name) => {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return undefined;
      }
    },
    write: (name, contents) => {
      replaceFile(join(folder, name), contents);
    },
    pruneExcept: (names) => {
      if (!existsSync(folder)) return;
      const before = Date.now() - monthMs;
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: before };
        if (mtimeMs < before && !names.has(name)) rmSync(path, { force: true });
      }
    },
  };
}
