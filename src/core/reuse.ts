import { groupBy } from './group-by.ts';
import { listSome } from './text/list-some.ts';
import { plural } from './text/plural.ts';

/** What a command took from a cache, and why it made the rest. */
export interface Reuse {
  readonly total: number;
  /** Why each of the others was made, by name. */
  readonly misses: ReadonlyMap<string, string>;
}

export const noReuse: Reuse = { total: 0, misses: new Map() };

/** What a build took from its caches. */
export interface BuildReuse {
  readonly modules: Reuse;
  readonly pictures: Reuse;
  readonly ogImages: Reuse;
  /** Set if the modules could not be stored for the next command. */
  readonly warning?: string | undefined;
}

const sentences = {
  modules: { noun: 'module', made: 'compiled' },
  pictures: { noun: 'picture', made: 'resized' },
  ogImages: { noun: 'OG image', made: 'drawn' },
} as const;

type Kind = keyof typeof sentences;

const kinds: readonly Kind[] = ['modules', 'pictures', 'ogImages'];

/** For each kind one sentence for what was reused, and one for each reason why the rest was not. */
export function reuseLines(reuse: BuildReuse): readonly string[] {
  return kinds.flatMap((kind) => {
    const { noun } = sentences[kind];
    const { total, misses } = reuse[kind];
    if (total === 0) return [];
    const reused = total - misses.size;
    return [
      `${reused} of ${plural(total, noun)} ${reused === 1 ? 'was' : 'were'} taken from the cache.`,
      ...reasonLines(kind, misses),
    ];
  });
}

/** One sentence for each reason. */
export function reasonLines(kind: Kind, reasons: ReadonlyMap<string, string>): readonly string[] {
  const { noun, made } = sentences[kind];
  return byReason(reasons).map(({ reason, names }) => {
    const verb = names.length === 1 ? 'was' : 'were';
    return `${plural(names.length, noun)} ${verb} ${made} because ${reason}: ${listSome(names)}.`;
  });
}

/** The same as JSON: all names of each reason. */
export function reuseRecord(reuse: BuildReuse) {
  return Object.fromEntries(
    kinds.map((kind) => {
      const { total, misses } = reuse[kind];
      return [kind, { total, reused: total - misses.size, made: byReason(misses) }];
    }),
  );
}

function byReason(reasons: ReadonlyMap<string, string>) {
  const groups = groupBy(reasons, ([, reason]) => reason);
  return [...groups].map(([reason, pairs]) => ({ reason, names: pairs.map(([name]) => name) }));
}
