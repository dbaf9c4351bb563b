import { plural } from '../../core/text/plural.ts';
import type { MissReason } from '../compile/compiled-module.ts';

/** What a command took from the module store, and why it compiled the rest. */
export interface ModuleReuse {
  readonly modules: number;
  /** By file, for modules that were compiled. */
  readonly misses: ReadonlyMap<string, MissReason>;
  /** Set if the modules could not be stored for the next command. */
  readonly warning?: string | undefined;
}

/** How many files are named for each reason. */
const namedFiles = 5;

/** One sentence for what was reused, and one for each reason why the rest was not. */
export function reuseLines({ modules, misses }: ModuleReuse): readonly string[] {
  const reused = modules - misses.size;
  return [
    `${reused} of ${plural(modules, 'module')} ${reused === 1 ? 'was' : 'were'} taken from the store.`,
    ...reasonLines(misses),
  ];
}

/** One sentence for each reason why modules were compiled. */
export function reasonLines(reasons: ReadonlyMap<string, MissReason>): readonly string[] {
  return [...byReason(reasons)].map(([reason, files]) => {
    const more = files.length - namedFiles;
    const named = [...files.slice(0, namedFiles), ...(more > 0 ? [`and ${more} more`] : [])];
    const verb = files.length === 1 ? 'was' : 'were';
    return `${plural(files.length, 'module')} ${verb} compiled because ${reason}: ${named.join(', ')}.`;
  });
}

/** The same as JSON: all files of each reason. */
export function reuseRecord({ modules, misses }: ModuleReuse) {
  return {
    modules,
    reused: modules - misses.size,
    compiled: [...byReason(misses)].map(([reason, files]) => ({ reason, files })),
  };
}

function byReason(reasons: ReadonlyMap<string, MissReason>): ReadonlyMap<MissReason, string[]> {
  const groups = new Map<MissReason, string[]>();
  for (const [file, reason] of reasons) {
    const files = groups.get(reason);
    if (files) files.push(file);
    else groups.set(reason, [file]);
  }
  return groups;
}
