import { statSync } from 'node:fs';

/** How files stand on the disk. */
export interface FileStats {
  readonly lines: readonly string[];
  /** When one of them was written last, in milliseconds since 1970. */
  readonly newest: number;
  /** Whether each of them was left alone for a moment before `start`: another state would show. */
  readonly isSettled: boolean;
}

/** Clocks of file systems go in steps: a file may be written twice within one. */
const settledMs = 20;

/** A file that is not there has a state, too. `start` in milliseconds since 1970. */
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
