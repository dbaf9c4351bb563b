import { plural } from '../../core/text/plural.ts';
import type { WatchedBuild } from '../../watch/types.ts';

/** One line for the terminal. */
export function watchLine({ pages, changed, milliseconds, problems }: WatchedBuild): string {
  if (problems.length > 0) return `Not built, after ${milliseconds} ms.`;
  const files = changed === 0 ? 'nothing' : plural(changed, 'file');
  return `Built ${plural(pages, 'page')} in ${milliseconds} ms: ${files} changed.`;
}
