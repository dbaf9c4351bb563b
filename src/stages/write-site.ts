import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isSafePath, manifestName, type OutFolders } from '../model/out-folder.ts';
import type { Store } from '../model/output.ts';
import type { Placer } from '../model/placer.ts';
import type { Problem, Report } from '../model/problem.ts';

/** A site on its way to the disk: seen by nobody until it is committed. */
export interface SiteWriter {
  readonly store: Store;
  /** Puts the new site in the place of the old one, once all is placed. */
  readonly commit: () => void;
  /** Forgets it: the old site is as it was. */
  readonly abandon: () => void;
}

/**
 * Fills a folder beside the site. What is unchanged is linked, so that it keeps its modification
 * time; what no build made is carried over; what no page makes any more is not.
 */
export function openSiteWriter(
  { out, next, ready, previous }: OutFolders,
  { place, carryOver }: Placer,
  report: Report,
): SiteWriter {
  const made = readManifest(out);
  const written = new Set<string>();
  mkdirSync(next, { recursive: true });

  const store: Store = (file) => {
    const fault = faultOf(file.path, out, made, written);
    if (fault) return report(fault);
    written.add(file.path);
    place({ ...file, isOurs: made.has(file.path) });
  };
  const commit = (): void => {
    foreignFiles(out, made).forEach(carryOver);
    writeFileSync(join(next, manifestName), [...written].sort().join('\n'));
    renameSync(next, ready);
    if (existsSync(out)) renameSync(out, previous);
    renameSync(ready, out);
    rmSync(previous, { recursive: true, force: true });
  };
  return { store, commit, abandon: () => rmSync(next, { recursive: true, force: true }) };
}

function faultOf(
  path: string,
  out: string,
  made: ReadonlySet<string>,
  written: ReadonlySet<string>,
): Problem | undefined {
  if (!isSafePath(path) || path === manifestName)
    return {
      file: out,
      message: `The output path "${path}" would leave the site's folder or is reserved.`,
      hint: 'Use slugs and file names of letters, digits and hyphens.',
    };
  if (written.has(path))
    return {
      file: join(out, path),
      message: `Two files of the site would be written to ${path}.`,
      hint: 'Rename one of them: a page, an alias, or a file in _public.',
    };
  return obstacleOn(path, out, made);
}

/** What stands where a file or one of its folders will be, and is not a build's to remove. */
function obstacleOn(path: string, out: string, made: ReadonlySet<string>): Problem | undefined {
  const segments = path.split('/');
  for (let count = 1; count <= segments.length; count += 1) {
    const part = segments.slice(0, count).join('/');
    const file = join(out, part);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (!stat) return undefined;
    if (stat.isSymbolicLink())
      return {
        file,
        message: `A symbolic link is in the way of ${path}.`,
        hint: 'Remove it, and build again.',
      };
    const isForeign = stat.isDirectory()
      ? part === path && foreignFiles(out, made).some((name) => name.startsWith(`${path}/`))
      : !made.has(part);
    if (isForeign)
      return {
        file,
        message: `This is in the way of ${path}, and no build made it.`,
        hint: 'Move it away, and build again.',
      };
    if (!stat.isDirectory()) return undefined;
  }
  return undefined;
}

function readManifest(out: string): ReadonlySet<string> {
  const file = join(out, manifestName);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

function foreignFiles(out: string, made: ReadonlySet<string>): readonly string[] {
  if (!existsSync(out)) return [];
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== manifestName && !made.has(path));
}
