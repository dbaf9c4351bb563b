import { basename, dirname, join, relative, sep } from 'node:path';

/** One file of the built site. */
export interface OutputFile {
  /** Relative to the site's root, with forward slashes: `service-areas/ogden.html`. */
  readonly path: string;
  /** Text is written as UTF-8. */
  readonly contents: string | Uint8Array;
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
