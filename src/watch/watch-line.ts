import type { Problem } from '../core/problems/problem.ts';
import { plural } from '../core/text/plural.ts';

/** A build of `site watch`, as it is told. */
export interface WatchedBuild {
  readonly pages: number;
  /** How many files of the site are new, others, or gone. */
  readonly changed: number;
  readonly milliseconds: number;
  readonly problems: readonly Problem[];
}

/** What the terminal says of a build in one line. */
export function watchLine({ pages, changed, milliseconds, problems }: WatchedBuild): string {
  if (problems.length > 0) return `Not built, after ${milliseconds} ms.`;
  const files = changed === 0 ? 'nothing' : plural(changed, 'file');
  return `Built ${plural(pages, 'page')} in ${milliseconds} ms: ${files} changed.`;
}
