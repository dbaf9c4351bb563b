import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHashedAsset } from '../core/files/asset-names.ts';
import { manifestName } from '../core/files/output-files.ts';

/** The files of an output folder that builds wrote, by their paths. */
export interface SiteFiles {
  /** Files of the last build. */
  readonly made: ReadonlySet<string>;
  /** Hashed files of the build before it, for visitors who still have one of its pages open. */
  readonly kept: ReadonlySet<string>;
}

/** The hashed files of the last build that a new build with the files `made` keeps for one more build. */
export function filesToKeep(before: SiteFiles, made: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...before.made].filter((path) => isHashedAsset(path) && !made.has(path)));
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
