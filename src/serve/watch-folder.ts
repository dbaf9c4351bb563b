import {
  type FSWatcher,
  lstatSync,
  readdirSync,
  type Stats,
  statSync,
  type WatchEventType,
  watch,
} from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../model/out-folder.ts';

export interface WatchFolderOptions {
  /** Whether a path is looked at, and entered where it is a folder. */
  readonly isWanted: (path: string) => boolean;
  /** A file that is there from the beginning. */
  readonly onFound: (file: string) => void;
  /** A file that was made, written, touched or deleted. */
  readonly onChange: (file: string) => void;
  /** A folder that is gone, or another one by now. */
  readonly onLost: (folder: string) => void;
}

/**
 * Watches a folder and those in it, but no file by itself: what watches files has to read a whole
 * folder at each change, to know which of them are new. Returns what ends it.
 */
export function watchFolder(root: string, options: WatchFolderOptions): () => void {
  const { isWanted, onFound, onChange, onLost } = options;
  const watchers = new Map<string, FSWatcher>();
  /** Of the folders that are watched: a link may lead back to one of them. */
  const ids = new Map<string, string>();

  const leave = (path: string): void => {
    for (const [each, watcher] of watchers)
      if (isWithin(each, path)) {
        watcher.close();
        watchers.delete(each);
        ids.delete(each);
      }
    onLost(path);
  };
  const follow = (
    path: string,
    onEvent: (event: WatchEventType, name: string | null) => void,
  ): void => {
    const watcher = watch(path, onEvent);
    // It is gone, as the folder that holds it says too.
    watcher.on('error', () => {});
    watchers.set(path, watcher);
  };
  const enter = (folder: string, { dev, ino }: Stats, onFile: (file: string) => void): void => {
    const id = `${dev} ${ino}`;
    if ([...ids.values()].includes(id)) return;
    ids.set(folder, id);
    follow(folder, (event, name) => {
      if (name === null) lookInto(folder, onChange);
      else see(event, join(folder, name));
    });
    lookInto(folder, onFile);
  };
  const lookInto = (folder: string, onFile: (file: string) => void): void => {
    for (const name of namesIn(folder)) {
      const path = join(folder, name);
      if (isWanted(path) && !ids.has(path)) find(path, onFile);
    }
  };
  const find = (path: string, onFile: (file: string) => void): void => {
    const stat = statOf(path, statSync);
    if (stat?.isDirectory()) {
      enter(path, stat, onFile);
      return;
    }
    // What a link leads to lies elsewhere.
    if (stat && statOf(path, lstatSync)?.isSymbolicLink() && !watchers.has(path))
      follow(path, () => onChange(path));
    onFile(path);
  };
  const see = (event: WatchEventType, path: string): void => {
    if (!isWanted(path)) return;
    // A folder that was deleted and made anew is watched no more.
    if (watchers.has(path) && event === 'rename') leave(path);
    if (!watchers.has(path)) find(path, onChange);
  };

  const stat = statOf(root, statSync);
  if (stat) enter(root, stat, onFound);
  return () => leave(root);
}

function statOf(path: string, read: typeof statSync | typeof lstatSync): Stats | undefined {
  try {
    return read(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // A part of the path is no folder any more, or a link leads in a circle.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // Gone again.
  }
}
