import { createFileStats } from '../../core/files/file-stats.ts';
import { readCacheFile } from '../../core/files/read-cache-file.ts';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';

/** The pages without warnings, by the hash of their modules. */
interface Record {
  /** Pages that read nothing. */
  readonly pure: readonly string[];
  /** Pages that may have read these files, and the stats of the files then. */
  readonly reading: readonly string[];
  readonly files: readonly string[];
  readonly stats: string;
}

const none: Record = { pure: [], reading: [], files: [], stats: '' };

/** Opens the cache of pages without warnings. `file` is undefined if nothing is cached. */
export function openCleanPages(file: string | undefined) {
  const start = Date.now();
  const statsOf = (files: readonly string[]) => createFileStats(files, start);
  const record = (file !== undefined && readCacheFile(file, parseRecord)) || none;
  const isSame = statsOf(record.files).lines.join('\n') === record.stats;
  const pure = new Set(record.pure);
  const reading = new Set(isSame ? record.reading : []);
  const files = new Set(isSame ? record.files : []);
  return {
    isEmpty: pure.size + reading.size === 0,
    has: (hash: string): boolean => pure.has(hash) || reading.has(hash),
    add: (found: Pick<Record, 'pure' | 'reading' | 'files'>): void => {
      for (const hash of found.pure) pure.add(hash);
      for (const hash of found.reading) reading.add(hash);
      for (const each of found.files) files.add(each);
    },
    /** Keeps only these pages. */
    save: (hashes: readonly string[]): void => {
      const stats = statsOf([...files]);
      const kept = {
        pure: hashes.filter((hash) => pure.has(hash)),
        // A later change of a file that is too new might not show.
        reading: stats.isSettled ? hashes.filter((hash) => reading.has(hash)) : [],
        files: [...files],
        stats: stats.lines.join('\n'),
      };
      if (file !== undefined) writeCacheFile(file, JSON.stringify(kept));
    },
  };
}

const parseRecord = (text: Buffer): Record => JSON.parse(String(text));
