import { dirname } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isWithin } from '../../core/files/staging-folders.ts';
import { type ChangeDetector, createChangeDetector } from './change-detector.ts';

/** Calls back with files, absolute, whose contents are others than before. */
export interface FileWatcher {
  /**
   * Watches these files outside of the folder too, and what stands beside them; no others any more.
   * They were read at some time since a moment, in milliseconds of 1970.
   */
  readonly watchAlso: (files: readonly string[], since: number) => Promise<void>;
}

export interface WatchFilesOptions {
  /** All in it is watched. It may be deleted and made again. */
  readonly folder: string;
  /** Watched from the beginning. */
  readonly files: readonly string[];
  readonly onChange: (files: readonly string[]) => void;
}

/** Resolves when nothing can be missed any more. */
export async function watchFiles(options: WatchFilesOptions): Promise<FileWatcher> {
  const { folder, files } = options;
  const notice = createChangeDetector(options.onChange);
  // Only its parent sees a folder go and come back.
  const parents = new Set([folder, ...files].map((path) => dirname(path)));
  const wanted = new Set([...parents, ...files]);
  await observe([...parents], (path) => wanted.has(path) || isSource(path, folder), notice);
  let others: FSWatcher | undefined;
  let watched = '';
  const watchAlso = async (modules: readonly string[], since: number): Promise<void> => {
    const outside = modules.filter((file) => !isWithin(file, folder));
    const folders = [...new Set(outside.map((file) => dirname(file)))].sort();
    if (folders.join('\n') === watched) return;
    watched = folders.join('\n');
    const previous = others;
    const isBeside = (path: string): boolean =>
      folders.includes(path) || folders.includes(dirname(path));
    others = await observe(folders, isBeside, notice, since);
    await previous?.close();
  };
  return { watchAlso };
}

/** Types are nobody's source, and one of their files is written by ourselves. */
function isSource(path: string, folder: string): boolean {
  return isWithin(path, folder) && !/\.d\.ts$|[\\/](node_modules|\.git)([\\/]|$)/.test(path);
}

async function observe(
  folders: readonly string[],
  isWanted: (path: string) => boolean,
  notice: ChangeDetector,
  since?: number,
): Promise<FSWatcher> {
  const watcher = watch([...folders], {
    ignored: (path) => !isWanted(path) || besideSaved.test(path),
    // What comes back after it was deleted is a change if it is another: we look at the contents.
    atomic: false,
  });
  const remember = (file: string): void => notice.remember(file, since);
  // A file may change again while others are still being found.
  watcher.on('add', remember).on('change', notice.look).on('unlink', notice.look);
  await new Promise<void>((done) => watcher.once('ready', done));
  watcher.off('add', remember);
  watcher.on('add', notice.look);
  return watcher;
}

/** What editors keep beside a file, or for a moment while they save it. */
const besideSaved = /~$|\.sw[a-px-z]$|[\\/](\.#[^\\/]*|4913)$/;
