import { basename, dirname, join, relative, sep } from 'node:path';

/** The folders beside an output folder that a build passes through, in this order. */
export interface StagingFolders {
  readonly out: string;
  /** Held by the build that is under way. */
  readonly lock: string;
  /** Being filled. Worthless if a build was killed. */
  readonly next: string;
  /** Complete, and about to become the site. */
  readonly ready: string;
  /** The site before, about to be removed. */
  readonly previous: string;
}

/** The file that lists what a build made, so that the next one knows what it may remove. */
export const manifestName = '.site-files';

export function stagingFolders(out: string): StagingFolders {
  const beside = (ending: string): string => join(dirname(out), `.${basename(out)}.${ending}`);
  return {
    out,
    lock: beside('lock'),
    next: beside('next'),
    ready: beside('ready'),
    previous: beside('previous'),
  };
}

/** Whether a path names a file below a folder and nothing else, on any system. */
export function isSafePath(path: string): boolean {
  return (
    path !== '' &&
    !/[\\\0:]/.test(path) &&
    path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** Whether `inner` is `outer` or lies in it. Both absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path));
}
