import { basename, dirname, join } from 'node:path';

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

/** The file that lists what a build wrote, so that the next build knows what it may remove. */
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
