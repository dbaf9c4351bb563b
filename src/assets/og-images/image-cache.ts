import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Pictures that were drawn before, by their keys: what draws them takes a hundred times as long as to read them. */
export interface ImageCache {
  readonly read: (key: string) => Uint8Array | undefined;
  readonly keep: (key: string, png: Uint8Array) => void;
  /** Forgets what was drawn a month ago, but for these. */
  readonly forgetOthers: (keys: ReadonlySet<string>) => void;
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
    keep: (key, png) => {
      mkdirSync(folder, { recursive: true });
      // Another build may read it at this moment: it is there whole or not at all.
      const fresh = `${fileOf(key)}.${process.pid}`;
      writeFileSync(fresh, png);
      renameSync(fresh, fileOf(key));
    },
    forgetOthers: (keys) => {
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
