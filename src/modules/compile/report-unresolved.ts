import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isAsset } from '../../core/files/asset-names.ts';
import type { Report } from '../../core/problems/problem.ts';
import { placeOfImport } from '../errors/locate-import.ts';
import { hintFor } from './esbuild.ts';

/** An import, by the file that it is in, relative to the folder of pages. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
}

export function reportUnresolved(
  { file, specifier }: Import,
  folder: string,
  report: Report,
): void {
  const { place, lineText = specifier } = placeOfImport(file, specifier, folder);
  const isMissingFile = specifier.startsWith('.') && isAsset(specifier);
  report({
    ...place,
    message: isMissingFile
      ? `The file "${specifier}" doesn't exist.`
      : `Could not resolve "${specifier}".`,
    hint:
      nearestFile(file, specifier, folder) ??
      (isMissingFile
        ? 'Correct the path, which begins at the folder of this module.'
        : hintFor(`Could not resolve "${specifier}"`, lineText)),
  });
}

/** A file of nearly the same name in the folder that a relative import names. */
function nearestFile(file: string, specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const place = join(folder, file, '..', specifier, '..');
  const names = existsSync(place) ? readdirSync(place) : [];
  const wanted = basename(specifier);
  const nearest = names.length === 0 ? '' : closest(wanted, names);
  if (nearest === '' || distance(wanted, nearest) > 3) return undefined;
  return `Did you mean "${specifier.slice(0, -wanted.length)}${nearest}"?`;
}
