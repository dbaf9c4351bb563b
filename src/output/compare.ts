import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';
import type { Problem, Report } from '../core/problems/problem.ts';
import type { BuildDiff } from './build-diff.ts';
import { filesToKeep, isFromBuild, type SiteFiles } from './site-files.ts';
import { compressedPaths } from './writer/compressed-paths.ts';

export interface ToCompare {
  /** The folder of the site that was built. */
  readonly site: string;
  /** What builds have written into it. */
  readonly written: SiteFiles;
  readonly isCompressed: boolean;
}

/** Compares a site with the one that was built, file by file, and writes nothing. */
export function compareSite(
  { site, written, isCompressed }: ToCompare,
  report: Report,
): { readonly store: WriteOutput; readonly changes: () => BuildDiff } {
  const isThere = (path: string): boolean => existsSync(join(site, path));
  const before = {
    made: new Set([...written.made].filter(isThere)),
    kept: new Set([...written.kept].filter(isThere)),
  };
  const made = new Set<string>();
  const states = { added: new Set<string>(), changed: new Set<string>(), same: new Set<string>() };
  const store: WriteOutput = (file) => {
    const old = join(site, file.path);
    if (!isFromBuild(file.path, before) && isObstacle(old)) report(inTheWay(old, file.path));
    const state = stateOf(file, old);
    states[state].add(file.path);
    made.add(file.path);
    // They are the same where the file is: a build makes them of nothing else.
    for (const other of isCompressed ? compressedPaths(file.path) : []) {
      states[isFromBuild(other, before) ? state : 'added'].add(other);
      made.add(other);
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

/** An empty folder is in nobody's way, and of one with files a build will tell. */
function isObstacle(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isDirectory();
}

function inTheWay(file: string, path: string): Problem {
  return {
    file,
    message: `This is in the way of ${path}, and no build made it.`,
    hint: 'Move it away, and build again.',
  };
}

function stateOf({ contents }: OutputFile, old: string): 'added' | 'changed' | 'same' {
  const stat = lstatSync(old, { throwIfNoEntry: false });
  if (!stat?.isFile()) return 'added';
  const isSame =
    stat.size === Buffer.byteLength(contents) && readFileSync(old).equals(Buffer.from(contents));
  return isSame ? 'same' : 'changed';
}
