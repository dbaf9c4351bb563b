import { statSync } from 'node:fs';

/** The sizes and times of files on disk, to detect a change without reading them. */
interface FileStats {
  readonly lines: readonly string[];
  /** When the newest file was written, in milliseconds since 1970. */
  readonly newest: number;
  /** Whether every file changed well before `start`, so that a later change shows in its times. */
  readonly isSettled: boolean;
}

/** File times have a coarse resolution: two writes within it look like one. */
const settledMs = 20;

/** A missing file has a line, too. `start` is in milliseconds since 1970. */
export function createFileStats(files: readonly string[], start: number): FileStats {
  let newest = 0;
  const lines = files.map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return file;
    newest = Math.max(newest, stat.mtimeMs, stat.ctimeMs);
    return `${file} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`;
  });
  return { lines, newest, isSettled: newest < start - settledMs };
}
