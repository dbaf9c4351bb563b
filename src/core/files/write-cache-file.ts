import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pruneOldFiles } from './prune-old-files.ts';

/** Writes a file of a cache, whole or not at all. A command whose cache cannot be written is slower, and right. */
export function writeCacheFile(file: string, contents: string | Uint8Array): void {
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    pruneOldFiles(dirname(file));
    writeFileSync(fresh, contents);
    renameSync(fresh, file);
  } catch {}
}
