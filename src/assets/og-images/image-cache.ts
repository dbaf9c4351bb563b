import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../core/files/write-cache-file.ts';

/** Drawn images by their keys: drawing one takes a hundred times as long as reading it. */
export interface ImageCache {
  readonly read: (key: string) => Uint8Array | undefined;
  readonly write: (key: string, png: Uint8Array) => void;
  /** Deletes images that are more than a month old, except for these. */
  readonly pruneExcept: (keys: ReadonlySet<string>) => void;
}

const monthMs = 30 * 86_400_000;

export function openImageCache(folder: string): ImageCache {
  const fileOf = (key: string): string => join(folder, `${key}.png`);
  return {
    read: (key) => {
      try {
        return readFileSync(fileOf(key));
      } catch {
        return undefined;
      }
    },
    write: (key, png) => {
      replaceFile(fileOf(key), png);
    },
    pruneExcept: (keys) => {
      if (!existsSync(folder)) return;
      const before = Date.now() - monthMs;
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: before };
        if (mtimeMs < before && !keys.has(name.replace(/\.png$/, '')))
          rmSync(path, { force: true });
      }
    },
  };
}
