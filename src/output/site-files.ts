import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHashedAsset } from '../core/files/asset-names.ts';
import { manifestName } from '../core/files/output-files.ts';

/** The files of an output folder that builds wrote, by their paths. */
export interface SiteFiles {
  /** Files of the last build. */
  readonly made: ReadonlySet<string>;
  /** Hashed files of earlier builds, for visitors who still have one of their pages open. */
  readonly kept: ReadonlySet<string>;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * The hashed files that a new build with the files `made` keeps although it lacks them: those of the
 * last build, and those that left the site within a week. A file's time is when it left.
 */
export function filesToKeep(
  folder: string,
  before: SiteFiles,
  made: ReadonlySet<string>,
): readonly string[] {
  return [...before.made, ...before.kept].filter((path) => {
    const isReplaced = isHashedAsset(path) && !made.has(path.replace(/\.(br|gz)$/, ''));
    if (!isReplaced) return false;
    const file = lstatSync(join(folder, path), { throwIfNoEntry: false });
    return file?.isFile() && (before.made.has(path) || file.mtimeMs > Date.now() - weekMs);
  });
}

/** Whether a build wrote the file, so that the next build may replace or remove it. */
export function isFromBuild(path: string, { made, kept }: SiteFiles): boolean {
  return made.has(path) || kept.has(path);
}

/** One path on each line; an empty line comes before the kept files. */
export function formatSiteFiles({ made, kept }: SiteFiles): string {
  const parts = [made, kept].filter(({ size }) => size > 0);
  return parts.map((paths) => [...paths].sort().join('\n')).join('\n\n');
}

/** Reads the list of files in an output folder. Without the list, no file counts as written by a build. */
export function readSiteFiles(folder: string): SiteFiles {
  const list = join(folder, manifestName);
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const [made = '', kept = ''] = text.split('\n\n');
  return { made: linesOf(made), kept: linesOf(kept) };
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').filter((line) => line !== ''));
}
