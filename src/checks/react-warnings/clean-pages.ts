import { createFileStats } from '../../core/files/file-stats.ts';
import { parseJson, readCacheFile } from '../../core/files/read-cache-file.ts';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';

export interface CleanPages {
  /** The hashes of the modules of each page without warnings. */
  readonly pages: readonly string[];
  /** The files that pages have read. If one changes, every page is checked again. */
  readonly files: readonly string[];
}

const none: CleanPages & { readonly stats: string } = { pages: [], files: [], stats: '' };

/** Opens the cache of pages without warnings. `file` is undefined if nothing is cached. */
export function openCleanPages(file: string | undefined) {
  const start = Date.now();
  const record = (file !== undefined && readCacheFile<typeof none>(file, parseJson)) || none;
  const { lines } = createFileStats(record.files, start);
  const known: CleanPages = lines.join('\n') === record.stats ? record : none;
  const hashes = new Set(known.pages);
  return {
    isEmpty: hashes.size === 0,
    has: (hash: string): boolean => hashes.has(hash),
    /** Adds pages, and keeps those that are among the `current` ones. */
    save: (found: CleanPages, current: readonly string[]): void => {
      if (file === undefined) return;
      const all = new Set([...hashes, ...found.pages]);
      const files = [...new Set([...known.files, ...found.files])];
      const stats = createFileStats(files, start);
      // A later change of a file that is too new might not show.
      const pages = stats.isSettled ? current.filter((hash) => all.has(hash)) : [];
      writeCacheFile(file, JSON.stringify({ pages, files, stats: stats.lines.join('\n') }));
    },
  };
}
