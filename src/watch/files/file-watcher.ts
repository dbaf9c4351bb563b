import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isWithin } from '../../core/files/output-files.ts';
import { asRecord } from '../../core/values.ts';
import { ChangeDetector } from './change-detector.ts';

/** By then, a new folder is watched; on a busy machine, only by the second time. */
const newFolderMs = [100, 1_000];

/** The inputs of the site besides the folder of pages. Absolute paths; those in that folder are watched anyway. */
export interface FilesOutside {
  /** Only these files are watched. */
  readonly settings: readonly string[];
  /** Everything in their folders is watched: another file there may take the place of one. */
  readonly sources: readonly string[];
  /** Everything below them is watched. */
  readonly targets: readonly string[];
}

/** Watches the folder of pages, and files outside it. */
export class FileWatcher {
  readonly detector = new ChangeDetector();
  readonly #folder: string;
  readonly #watcher: FSWatcher;
  /** Paths outside the folder of pages that are watched for themselves. */
  #paths: ReadonlySet<string> = new Set();
  /** Folders of which everything is watched that is right in them. */
  #folders: ReadonlySet<string> = new Set();
  /** Files and folders of which everything is watched that is below them. */
  #targets: ReadonlySet<string> = new Set();

  /** Resolves when no change in the folder of pages can be missed any more. It may be deleted and created again. */
  static async open(folder: string): Promise<FileWatcher> {
    const files = new FileWatcher(folder);
    await new Promise<void>((done) => files.#watcher.once('ready', done));
    files.#listen();
    return files;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    // Only its parent sees that the folder was deleted and created again.
    this.#watcher = watch([dirname(folder)], {
      ignored: (path) => !this.#isWatched(path),
      // The detector compares contents, so a file that is deleted and created again may be unchanged.
      atomic: false,
    });
  }

  /** Watches these files instead of those passed before. They were read after `since`, in milliseconds since 1970. */
  watchOutside({ settings, sources, targets }: FilesOutside, since: number): void {
    const isOutside = (path: string): boolean => !isWithin(path, this.#folder);
    const folders = new Set(sources.filter(isOutside).map((file) => dirname(file)));
    const below = new Set(targets.filter(isOutside));
    const paths = new Set([...folders, ...below, ...settings.filter(isOutside)]);
    // A Set also visits what is added meanwhile, up to the folders that contain the pages.
    for (const path of paths) if (!isWithin(this.#folder, path)) paths.add(dirname(path));
    const isNew = (path: string): boolean =>
      !this.#paths.has(path) ||
      (folders.has(path) && !this.#folders.has(path)) ||
      (below.has(path) && !this.#targets.has(path));
    const added = [...paths].filter(isNew);
    [this.#paths, this.#folders, this.#targets] = [paths, folders, below];
    for (const path of added) {
      const inside = folders.has(path) || below.has(path) ? pathsIn(path, below.has(path)) : [];
      // From here on, a file that chokidar finds has changed unless its contents are the same.
      for (const file of [path, ...inside]) this.detector.record(file, since);
    }
    // The folders above find those that do not exist yet.
    this.#watcher.add(added.filter((path) => existsSync(path)));
  }

  #listen(): void {
    for (const [folder, names] of Object.entries(this.#watcher.getWatched()))
      for (const name of names) this.detector.record(join(folder, name));
    this.#watcher.on('all', (event, path) => {
      if (this.#isWatched(path)) this.detector.check(path);
      if (event !== 'addDir') return;
      for (const milliseconds of newFolderMs) setTimeout(() => this.#readAgain(path), milliseconds);
    });
    // Before chokidar reports a file that is created or deleted, it looks at all others in the folder.
    this.#watcher.on('raw', (event, name, details) => {
      const watched = String(asRecord(details).watchedPath);
      // A file that is watched itself reports its own name.
      const path = basename(watched) === name ? watched : join(watched, name ?? '');
      if (!this.#isWatched(path)) return;
      if (event === 'rename') this.detector.checkExistence(path);
      else this.detector.check(path);
    });
  }

  /** chokidar reads a folder before it watches it, and misses what is saved in between. */
  #readAgain(folder: string): void {
    const found = new Set(this.#watcher.getWatched()[folder]);
    this.#watcher.add(pathsIn(folder).filter((path) => !found.has(basename(path))));
  }

  #isWatched(path: string): boolean {
    if (editorFile.test(path)) return false;
    if (isWithin(path, this.#folder)) return !unusedFile.test(path);
    return (
      path === dirname(this.#folder) ||
      this.#paths.has(path) ||
      this.#folders.has(dirname(path)) ||
      [...this.#targets].some((target) => isWithin(path, target))
    );
  }
}

function pathsIn(folder: string, recursive = false): readonly string[] {
  try {
    return readdirSync(folder, { encoding: 'utf8', recursive }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Type declarations do not affect the site, and `site watch` writes one itself. */
const unusedFile = /\.d\.ts$|[\\/](node_modules|\.git)([\\/]|$)/;

/** Backups, swap files, and locks of editors. */
const editorFile = /~$|\.sw[a-px-z]$|[\\/](\.#[^\\/]*|4913)$/;
