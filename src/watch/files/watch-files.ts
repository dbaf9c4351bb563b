import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isWithin } from '../../core/files/output-files.ts';
import { asRecord } from '../../core/values.ts';
import {
  type ChangeDetector,
  type ChangeDetectorOptions,
  createChangeDetector,
} from './change-detector.ts';

/** By then, a new folder is watched. */
const newFolderMs = 100;

interface WatchFilesOptions extends ChangeDetectorOptions {
  /** Everything in it is watched. It may be deleted and created again. */
  readonly folder: string;
}

/** Absolute paths. Those in the folder of pages are watched anyway. */
interface FilesOutside {
  /** Only these files are watched. */
  readonly settings: readonly string[];
  /** Everything in their folders is watched: another file there may take the place of one. */
  readonly sources: Iterable<string>;
  /** Everything below them is watched. */
  readonly targets: readonly string[];
}

/** Resolves when no change can be missed any more. */
export async function watchFiles({ folder, ...options }: WatchFilesOptions) {
  const detector = createChangeDetector(options);
  // Only its parent sees that a folder was deleted and created again.
  const parent = dirname(folder);
  await observe([parent], (path) => path === parent || isSource(path, folder), detector);
  let outsideWatcher: FSWatcher | undefined;
  let watched = '';
  /** Watches these files instead of those passed before. They were read after `since`, in milliseconds since 1970. */
  const watchAlso = async (
    { settings, sources, targets }: FilesOutside,
    since: number,
  ): Promise<void> => {
    const isOutside = (file: string): boolean => !isWithin(file, folder);
    const folders = new Set([...sources].filter(isOutside).map((file) => dirname(file)));
    const below = targets.filter(isOutside);
    const paths = [...folders, ...settings.filter(isOutside), ...below].sort();
    if (paths.join('\n') === watched) return;
    watched = paths.join('\n');
    const previous = outsideWatcher;
    const wanted = new Set(paths);
    // A Set also visits what is added meanwhile, up to the folders that contain the pages.
    for (const path of wanted) if (!isWithin(folder, path)) wanted.add(dirname(path));
    const roots = [...wanted].filter((path) => isWithin(folder, path));
    const isWanted = (path: string): boolean =>
      wanted.has(path) ||
      folders.has(dirname(path)) ||
      below.some((target) => isWithin(path, target));
    outsideWatcher = await observe(roots, isWanted, detector, since);
    await previous?.close();
  };
  return { watchAlso };
}

/** Type declarations do not affect the site, and `site watch` writes one itself. */
function isSource(path: string, folder: string): boolean {
  return isWithin(path, folder) && !/\.d\.ts$|[\\/](node_modules|\.git)([\\/]|$)/.test(path);
}

async function observe(
  folders: readonly string[],
  isWanted: (path: string) => boolean,
  detector: ChangeDetector,
  since?: number,
): Promise<FSWatcher> {
  const isIgnored = (path: string): boolean => !isWanted(path) || editorFile.test(path);
  const watcher = watch([...folders], {
    ignored: isIgnored,
    // The detector compares contents, so a file that is deleted and created again may be unchanged.
    atomic: false,
  });
  const record = (file: string): void => detector.record(file, since);
  // A file may change while others are still being found.
  watcher.on('add', record).on('change', detector.check).on('unlink', detector.check);
  const ready = new Promise<void>((done) => watcher.once('ready', done));
  // The first build reads the folder of pages only when it is watched.
  if (since === undefined) await ready;
  // chokidar reads a folder before it watches it, and misses what is saved in between.
  watcher.on('addDir', (added) =>
    setTimeout(() => {
      if (!watcher.closed) watcher.add(pathsIn(added));
    }, newFolderMs),
  );
  await ready;
  watcher.off('add', record);
  watcher.on('add', detector.check);
  // Before chokidar reports a file that is created or deleted, it looks at all others in the folder.
  watcher.on('raw', (event, name, details) => {
    const watched = String(asRecord(details).watchedPath);
    // A file that is watched itself reports its own name.
    const path = basename(watched) === name ? watched : join(watched, name ?? '');
    if (isIgnored(path)) return;
    if (event === 'rename') detector.checkExistence(path);
    else detector.check(path);
  });
  return watcher;
}

function pathsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Backups, swap files, and locks of editors. */
const editorFile = /~$|\.sw[a-px-z]$|[\\/](\.#[^\\/]*|4913)$/;
