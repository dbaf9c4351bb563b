import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pruneOldFiles } from './prune-old-files.ts';

/**
 * Writes a cache file completely or not at all, and removes files of the same folder that are more
 * than a week old. Returns the error code if that failed: without a cache a command is slower, but correct.
 */
export function writeCacheFile(file: string, contents: string | Uint8Array): string | undefined {
  const fault = replaceFile(file, contents);
  pruneOldFiles(dirname(file));
  return fault;
}

/** Another process never reads half a file. Returns the error code if the file could not be written. */
export function replaceFile(file: string, contents: string | Uint8Array): string | undefined {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    try {
      rmSync(temporary, { force: true });
    } catch {}
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
