import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pruneOldFiles } from './prune-old-files.ts';

/** Writes a cache file completely or not at all. Ignores failures: without a cache a command is slower, but correct. */
export function writeCacheFile(file: string, contents: string | Uint8Array): void {
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    pruneOldFiles(dirname(file));
    writeFileSync(fresh, contents);
    renameSync(fresh, file);
  } catch {}
}
