import { plural } from '../core/text/plural.ts';

/** What a build would do to a folder, by the paths of its files. */
export interface BuildDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** How many would stay as they are. */
  readonly unchanged: number;
}

/** A line for each file, and one that sums them up. */
export function buildDiffLines({ added, changed, removed, unchanged }: BuildDiff): string {
  return [
    ...added.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...removed.map((path) => `- ${path}`),
    `A build would add ${plural(added.length, 'file')}, change ${changed.length} and remove ${removed.length}; ${unchanged} would stay as ${unchanged === 1 ? 'it is' : 'they are'}.`,
  ].join('\n');
}
