import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** One file of the built site. */
export interface OutputFile {
  /** Relative to the site's root, with forward slashes: `service-areas/ogden.html`. */
  readonly path: string;
  /** Text is written as UTF-8. */
  readonly contents: string | Uint8Array | LargeFile;
}

/** A file that is copied and served without being read as a whole. */
export interface LargeFile {
  /** Absolute. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly modified: number;
}

/** Files of at least this many bytes stay on disk: several would fill the memory, and Node cannot read one of 2 GiB. */
export const largeSize = 2 ** 24;

export function isLarge(contents: OutputFile['contents']): contents is LargeFile {
  return typeof contents === 'object' && 'file' in contents;
}

/** The contents in memory. */
export function bytesOf(contents: OutputFile['contents']): Uint8Array {
  if (isLarge(contents)) return readFileSync(contents.file);
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
}

/** In bytes. */
export function sizeOf(contents: OutputFile['contents']): number {
  return isLarge(contents) ? contents.size : Buffer.byteLength(contents);
}

/** Receives the files of a build one at a time, as they are generated. */
export type WriteOutput = (file: OutputFile) => void;

/** Whether a relative path stays inside its folder on every operating system. */
export function isSafePath(path: string): boolean {
  return (
    path !== '' &&
    !/[\\\0:]/.test(path) &&
    path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** Whether `inner` is `outer` or inside it. Both are absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path));
}

/** The folders next to an output folder that a build uses, in this order. */
export interface StagingFolders {
  readonly out: string;
  /** A file that the running build holds. */
  readonly lock: string;
  /** Being filled. Useless if the build was killed. */
  readonly next: string;
  /** Complete, and about to become the site. */
  readonly ready: string;
  /** The old site, about to be removed. */
  readonly previous: string;
}

/** The file that lists the files of a build, so that the next build knows which ones it may remove. */
export const manifestName = '.site-files';

export function stagingFolders(out: string): StagingFolders {
  const sibling = (ending: string): string => join(dirname(out), `.${basename(out)}.${ending}`);
  return {
    out,
    lock: sibling('lock'),
    next: sibling('next'),
    ready: sibling('ready'),
    previous: sibling('previous'),
  };
}
