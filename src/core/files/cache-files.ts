import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../problem.ts';

/** Undefined if there is no such file, or if it is damaged. */
export function readCacheFile<Value>(
  file: string,
  parse: (contents: Buffer) => Value,
): Value | undefined {
  try {
    return parse(readFileSync(file));
  } catch {
    return undefined;
  }
}

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
    return errorCodeOf(error) ?? String(error);
  }
}

const dayMs = 24 * 3_600_000;

/** Keeps a cache folder from growing forever: removes files that are too old, and ignores failures. */
export function pruneOldFiles(folder: string, days = 7, except?: ReadonlySet<string>): void {
  try {
    for (const file of readdirSync(folder).map((name) => join(folder, name))) {
      const stat = statSync(file, { throwIfNoEntry: false });
      const isOld = stat?.isFile() && stat.mtimeMs < Date.now() - days * dayMs;
      if (isOld && !except?.has(file)) rmSync(file, { force: true });
    }
  } catch {}
}
