import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Message } from 'esbuild';
import { closest, distance } from 'fastest-levenshtein';
import type { Report } from '../../core/problems/problem.ts';
import { hintFor } from './esbuild.ts';

/** An import whose target is unknown. */
export interface OpenImport {
  readonly file: string;
  readonly specifier: string;
}

export function reportUnresolved(
  { file, specifier }: OpenImport,
  error: Message | undefined,
  folder: string,
  report: Report,
): void {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const index = lines.findIndex(
    (line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`),
  );
  const text = `Could not resolve "${specifier}"`;
  report({
    file,
    ...(index === -1
      ? {}
      : { line: index + 1, column: (lines[index]?.indexOf(specifier) ?? 0) + 1 }),
    message: `${text}.`,
    hint:
      nearestFile(file, specifier, folder) ??
      hintFor(text, lines[index]?.trim() ?? specifier, error?.notes[0]),
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
