import { dirname } from 'node:path';
import { isWithin } from '../model/out-folder.ts';
import { noticeChanges } from './notice-changes.ts';
import { watchFolder } from './watch-folder.ts';

/** Calls back with files, absolute, whose contents are others than before. */
export interface FileWatcher {
  /**
   * Watches these files outside of the folder too, and what stands beside them; no others any more.
   * They were read at some time since a moment, in milliseconds of 1970.
   */
  readonly watchAlso: (files: readonly string[], since: number) => void;
}

export interface WatchFilesOptions {
  /** All in it is watched. It may be deleted and made again. */
  readonly folder: string;
  /** Watched from the beginning. */
  readonly files: readonly string[];
  readonly onChange: (files: readonly string[]) => void;
}

export function watchFiles(options: WatchFilesOptions): FileWatcher {
  const { folder, files } = options;
  const notice = noticeChanges(options.onChange);
  const observe = (
    folders: readonly string[],
    isWanted: (path: string) => boolean,
    since?: number,
  ): (() => void)[] =>
    folders.map((each) =>
      watchFolder(each, {
        isWanted: (path) => isWanted(path) && !besideSaved.test(path),
        onFound: (file) => notice.remember(file, since),
        onChange: notice.look,
        onLost: notice.lookWithin,
      }),
    );
  // Only its parent sees a folder go and come back.
  const parents = new Set([folder, ...files].map((path) => dirname(path)));
  observe([...parents], (path) => files.includes(path) || isSource(path, folder));
  let leaveOthers: readonly (() => void)[] = [];
  let watched = '';
  const watchAlso = (modules: readonly string[], since: number): void => {
    const outside = modules.filter((file) => !isWithin(file, folder));
    const folders = [...new Set(outside.map((file) => dirname(file)))].sort();
    if (folders.join('\n') === watched) return;
    watched = folders.join('\n');
    for (const leave of leaveOthers) leave();
    leaveOthers = observe(folders, (path) => folders.includes(dirname(path)), since);
  };
  return { watchAlso };
}

/** Types are nobody's source, and one of their files is written by ourselves. */
function isSource(path: string, folder: string): boolean {
  return isWithin(path, folder) && !/\.d\.ts$|[\\/](node_modules|\.git)([\\/]|$)/.test(path);
}

/** What editors keep beside a file, or for a moment while they save it. */
const besideSaved = /~$|\.sw[a-px-z]$|[\\/](\.#[^\\/]*|4913)$/;
