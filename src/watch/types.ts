import type { Problem } from '../core/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { HashedFile } from './changed-files.ts';

export interface WatchedSite extends SiteOptions {
  readonly compiledFolder: string;
}

export interface RebuildRequest {
  /** All files that changed since the last rebuild, absolute. */
  readonly changed: readonly string[];
  /** Addresses of the pages that a browser shows. */
  readonly visiblePages: readonly string[];
}

export interface RebuildResult {
  /** If there are some, the site stays as it was. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly pages: number;
  /** New and changed files. Empty if there are problems. */
  readonly changed: readonly HashedFile[];
  /** Paths of removed files. */
  readonly removed: readonly string[];
  /** Absolute paths of files that must be watched, too, if they are outside the folder of pages. */
  readonly alsoRead: readonly string[];
  /** Absolute paths of files and folders outside the folder of pages. All that is below them must be watched. */
  readonly targets: readonly string[];
}

/** The result of one build of `site watch`. */
export interface WatchedBuild extends Pick<RebuildResult, 'pages' | 'problems'> {
  /** How many files were added, changed, or removed. */
  readonly changed: number;
  readonly milliseconds: number;
}

export const emptyResult: RebuildResult = {
  problems: [],
  warnings: [],
  pages: 0,
  changed: [],
  removed: [],
  alsoRead: [],
  targets: [],
};
