import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { filesToKeep, isFromBuild, type SiteFiles } from './site-files.ts';
import { compressedPaths } from './writer/compress-files.ts';
import { hasContents } from './writer/file-writer.ts';
import { inTheWay } from './writer/site-writer.ts';

/** The files that a build would change, by their paths. */
export interface BuildDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The number of unchanged files. */
  readonly unchanged: number;
}

interface ToCompare {
  /** The folder of the built site. */
  readonly site: string;
  /** The files that earlier builds wrote into it. */
  readonly written: SiteFiles;
  readonly isCompressed: boolean;
}

/** Compares a site, file by file, with the one in the output folder. Writes nothing. */
export function compareSite(
  { site, written, isCompressed }: ToCompare,
  report: Report,
): { readonly store: WriteOutput; readonly changes: () => BuildDiff } {
  const exists = (path: string): boolean => existsSync(join(site, path));
  const before = {
    made: new Set([...written.made].filter(exists)),
    kept: new Set([...written.kept].filter(exists)),
  };
  const made = new Set<string>();
  const states = { added: new Set<string>(), changed: new Set<string>(), same: new Set<string>() };
  const store: WriteOutput = (file) => {
    const old = join(site, file.path);
    if (!isFromBuild(file.path, before) && isObstacle(old)) report(inTheWay(old, file.path));
    const state = stateOf(file, old);
    states[state].add(file.path);
    made.add(file.path);
    // A compressed form depends only on the file, so both are in the same state.
    for (const compressed of isCompressed ? compressedPaths(file.path) : []) {
      states[isFromBuild(compressed, before) ? state : 'added'].add(compressed);
      made.add(compressed);
    }
  };
  const changes = (): BuildDiff => {
    const kept = filesToKeep(before, made);
    const stays = (path: string): boolean => made.has(path) || kept.has(path);
    return {
      added: [...states.added].sort(),
      changed: [...states.changed].sort(),
      removed: [...before.made, ...before.kept].filter((path) => !stays(path)).sort(),
      unchanged: states.same.size + kept.size,
    };
  };
  return { store, changes };
}

/** A folder is not an obstacle here: an empty one is replaced, and a real build reports any other. */
function isObstacle(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isDirectory();
}

function stateOf(file: OutputFile, old: string): 'added' | 'changed' | 'same' {
  if (!lstatSync(old, { throwIfNoEntry: false })?.isFile()) return 'added';
  return hasContents(old, file) ? 'same' : 'changed';
}
