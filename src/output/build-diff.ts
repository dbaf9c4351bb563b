import { plural } from '../core/text/plural.ts';

/** The files that a build would change, by their paths. */
export interface BuildDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The number of unchanged files. */
  readonly unchanged: number;
}

/** A line for each file, and a summary. */
export function buildDiffLines({ added, changed, removed, unchanged }: BuildDiff): string {
  return [
    ...added.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...removed.map((path) => `- ${path}`),
    `A build would add ${plural(added.length, 'file')}, change ${changed.length}, and remove ${removed.length}. ${unchanged} would not change.`,
  ].join('\n');
}
