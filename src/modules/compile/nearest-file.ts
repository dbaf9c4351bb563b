import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';

/** A file of nearly the same name in the folder that a relative import names. */
export function nearestFile(file: string, specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const place = join(folder, file, '..', specifier, '..');
  const names = existsSync(place) ? readdirSync(place) : [];
  const wanted = basename(specifier);
  const nearest = names.length === 0 ? '' : closest(wanted, names);
  if (nearest === '' || distance(wanted, nearest) > 3) return undefined;
  return `Did you mean "${specifier.slice(0, -wanted.length)}${nearest}"?`;
}
