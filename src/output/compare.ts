import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { filesToKeep, isFromBuild, type SiteFiles } from './site-files.ts';
import { compressedPaths } from './writer/compress-files.ts';
import { hasContents } from './writer/file-writer.ts';
import { listFolder, obstacleTo } from './writer/site-writer.ts';

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
  const old = { out: site, before, inFolder: listFolder(site) };
  const states = new Map<string, 'added' | 'changed' | 'same'>();
  const store: WriteOutput = (file) => {
    const problem = obstacleTo(file.path, old);
    if (problem) report(problem);
    const state = stateOf(file, join(site, file.path));
    states.set(file.path, state);
    // A compressed form depends only on the file, so both are in the same state.
    for (const compressed of isCompressed ? compressedPaths(file.path) : [])
      states.set(compressed, isFromBuild(compressed, before) ? state : 'added');
  };
  const changes = (): BuildDiff => {
    const pathsOf = (wanted: string): readonly string[] =>
      [...states].flatMap(([path, state]) => (state === wanted ? path : [])).sort();
    const kept = filesToKeep(before, new Set(states.keys()));
    const stays = (path: string): boolean => states.has(path) || kept.has(path);
    return {
      added: pathsOf('added'),
      changed: pathsOf('changed'),
      removed: [...before.made, ...before.kept].filter((path) => !stays(path)).sort(),
      unchanged: pathsOf('same').length + kept.size,
    };
  };
  return { store, changes };
}

function stateOf(file: OutputFile, old: string): 'added' | 'changed' | 'same' {
  if (!lstatSync(old, { throwIfNoEntry: false })?.isFile()) return 'added';
  return hasContents(old, file) ? 'same' : 'changed';
}
