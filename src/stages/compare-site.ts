import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedPaths } from '../model/compressed-paths.ts';
import { manifestName, type OutFolders } from '../model/out-folder.ts';
import type { OutputFile, Store } from '../model/output.ts';
import type { Problem, Report } from '../model/problem.ts';
import type { SiteChanges } from '../model/site-changes.ts';

/** Compares a site with the one that was built, file by file, and writes nothing. */
export function compareSite(
  folders: OutFolders,
  report: Report,
  isCompressed: boolean,
): { readonly store: Store; readonly changes: () => SiteChanges } {
  const site = standingSite(folders);
  const made = madeFiles(site);
  const gone = new Set(made);
  const states = { added: new Set<string>(), changed: new Set<string>(), same: new Set<string>() };
  const store: Store = (file) => {
    const old = join(site, file.path);
    if (!made.has(file.path) && isObstacle(old)) report(inTheWay(old, file.path));
    const state = stateOf(file, old);
    states[state].add(file.path);
    gone.delete(file.path);
    // They are the same where the file is: a build makes them of nothing else.
    for (const other of isCompressed ? compressedPaths(file.path) : []) {
      states[made.has(other) ? state : 'added'].add(other);
      gone.delete(other);
    }
  };
  const changes = (): SiteChanges => ({
    added: [...states.added].sort(),
    changed: [...states.changed].sort(),
    removed: [...gone].sort(),
    unchanged: states.same.size,
  });
  return { store, changes };
}

/** Where the site stands, or stood when a build was killed: the next one would begin with this. */
function standingSite({ out, ready, previous }: OutFolders): string {
  return [out, ready, previous].find((folder) => existsSync(folder)) ?? out;
}

function madeFiles(site: string): ReadonlySet<string> {
  const manifest = join(site, manifestName);
  const paths = existsSync(manifest) ? readFileSync(manifest, 'utf8').split('\n') : [];
  return new Set(paths.filter((path) => existsSync(join(site, path))));
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
