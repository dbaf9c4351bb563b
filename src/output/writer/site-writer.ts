import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  isLarge,
  manifestName,
  type OutputFile,
  type StagingFolders,
} from '../../core/files/output-files.ts';
import type { Report } from '../../core/problem.ts';
import { formatSiteFiles } from '../site-files.ts';
import { makeFolder } from '../staging/out-folder.ts';
import { SiteChanges } from './site-changes.ts';

/**
 * Writes a new site, which stays invisible until it is committed: fills a staging folder next to the
 * site. Unchanged files are linked, so that they keep their modification times. Files that no build
 * wrote are kept. Hashed files that the site no longer has stay for a week: a page that a visitor has
 * open may still request its scripts. Whatever the umask, a web server can read the site.
 */
export class SiteWriter {
  readonly #folders: StagingFolders;
  readonly #report: Report;
  readonly #changes: SiteChanges;
  readonly #created = new Set<string>();

  constructor(folders: StagingFolders, report: Report) {
    this.#folders = folders;
    this.#report = report;
    this.#changes = new SiteChanges(folders.out);
    makeFolder(folders.next);
  }

  write(file: OutputFile): void {
    const state = this.#changes.add(file, this.#report);
    if (state === undefined) return;
    const { old, target } = this.#placesOf(file.path);
    if (state === 'unchanged') linkOrCopy(old, target);
    else writeReadable(target, file.contents);
  }

  /** Replaces the old site with the new one: two renames, with a moment between them without a site. */
  commit(): void {
    const { out, next, ready, previous } = this.#folders;
    const { made, kept, replaced, foreign } = this.#changes.files();
    for (const path of [...foreign, ...kept]) this.#carryOver(path);
    const now = new Date();
    for (const path of replaced) utimesSync(join(next, path), now, now);
    writeReadable(join(next, manifestName), formatSiteFiles({ made, kept }));
    renameSync(next, ready);
    if (existsSync(out)) renameSync(out, previous);
    renameSync(ready, out);
    rmSync(previous, { recursive: true, force: true });
  }

  /** Discards the new site. The old site is unchanged. */
  abandon(): void {
    rmSync(this.#folders.next, { recursive: true, force: true });
  }

  #carryOver(path: string): void {
    const { old, target } = this.#placesOf(path);
    if (lstatSync(old).isSymbolicLink()) symlinkSync(readlinkSync(old), target);
    else linkOrCopy(old, target);
  }

  /** Where a file was and will be. Creates its folder. */
  #placesOf(path: string): { readonly old: string; readonly target: string } {
    const target = join(this.#folders.next, path);
    const folder = dirname(target);
    if (!this.#created.has(folder)) makeFolder(folder);
    this.#created.add(folder);
    return { old: join(this.#folders.out, path), target };
  }
}

function writeReadable(file: string, contents: OutputFile['contents']): void {
  if (isLarge(contents)) copyFileSync(contents.file, file);
  else writeFileSync(file, contents);
  chmodSync(file, 0o644);
}

/** Some file systems do not support hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    const { atime, mtime } = lstatSync(from);
    copyFileSync(from, to);
    utimesSync(to, atime, mtime);
  }
}
