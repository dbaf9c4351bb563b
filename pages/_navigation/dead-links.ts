import { type Alias, policy, type ReadingPolicy } from '#authoring';
import { type DeadPath, deadPaths, repairs } from '../_facts/link-repairs.ts';

/** The paths that are kept as written and lead nowhere: all ten as stated, none when resolved. */
export function deadLinks(under: ReadingPolicy = policy): readonly DeadPath[] {
  return under === 'as-stated' ? deadPaths : [];
}

/** The dead paths that a page takes as its aliases: none as stated. */
export function repairedAliases(address: string, under: ReadingPolicy = policy): readonly Alias[] {
  if (under === 'as-stated') return [];
  return deadPaths.filter((path) => repairs[path] === address);
}

/** What a link to a dead path leads to. */
export function statedLink(path: DeadPath, under: ReadingPolicy = policy): `/${string}` {
  return under === 'as-stated' ? path : repairs[path];
}
