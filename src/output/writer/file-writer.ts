import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { StagingFolders } from '../../core/files/staging-folders.ts';

/** A file of the new site. */
export interface FileToWrite extends OutputFile {
  /** Whether a build wrote the file of this name in the old site, if there is one. */
  readonly isOurs: boolean;
}

/** Fills the staging folder. */
export function createFileWriter({ out, next }: Pick<StagingFolders, 'out' | 'next'>) {
  const createdFolders = new Set<string>();
  /** Where a file was and will be. Creates its folder. */
  const placesOf = (path: string) => {
    const target = join(next, path);
    const folder = dirname(target);
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true });
    createdFolders.add(folder);
    return { old: join(out, path), target };
  };
  return {
    /** Writes a file. An unchanged file is linked, so that it keeps its modification time. */
    place: (file: FileToWrite): void => {
      const { old, target } = placesOf(file.path);
      if (file.isOurs && hasContents(old, file)) linkOrCopy(old, target);
      else writeFileSync(target, file.contents);
    },
    /** Copies a file from the old site, by its path. */
    carryOver: (path: string): void => {
      const { old, target } = placesOf(path);
      if (lstatSync(old).isSymbolicLink()) symlinkSync(readlinkSync(old), target);
      else linkOrCopy(old, target);
    },
  };
}

/** Whether the file at a path is the same as an output file. */
export function hasContents(path: string, { contents }: OutputFile): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size !== Buffer.byteLength(contents)) return false;
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  return readFileSync(path).equals(bytes);
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
