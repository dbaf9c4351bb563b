import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isAsset } from '../../core/files/asset-names.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { placeOfImport } from '../errors/locate-import.ts';
import { hintFor } from './esbuild.ts';

/** An import, by the file that it is in, relative to the folder of pages. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
}

interface Unresolved extends Import {
  /** Why the library found nothing. */
  readonly reason: string;
}

export function reportUnresolved(each: Unresolved, folder: string, report: Report): void {
  report(brokenTsconfig(each.reason, folder) ?? unresolved(each, folder));
}

function unresolved({ file, specifier, reason }: Unresolved, folder: string): Problem {
  const { place, lineText = specifier } = placeOfImport(file, specifier, folder);
  const isMissingFile = specifier.startsWith('.') && isAsset(specifier);
  return {
    ...place,
    message: isMissingFile
      ? `The file "${specifier}" doesn't exist.`
      : `Could not resolve "${specifier}".`,
    hint:
      nearestFile(file, specifier, folder) ??
      (/is not exported/.test(reason) ? notExported : undefined) ??
      (isMissingFile
        ? 'Correct the path, which begins at the folder of this module.'
        : hintFor(`Could not resolve "${specifier}"`, lineText)),
  };
}

const notExported =
  'The package is installed, but the "exports" in its package.json have no such path for Node. Import one that they have, or use a package for browsers in an island or a .client.ts file.';

/** The reason if it is not the import, but the settings that say how to resolve imports. */
function brokenTsconfig(reason: string, folder: string): Problem | undefined {
  const [, missing, path = missing, message, line, column] =
    /^Tsconfig not found (.*)|^Failed to load tsconfig "(.*?)"(?:.* message: "(.*)", line: (\d+), column: (\d+))?/.exec(
      reason,
    ) ?? [];
  if (path === undefined) return undefined;
  return {
    file: relative(folder, path),
    ...(line !== undefined && { line: Number(line), column: Math.max(1, Number(column)) }),
    message:
      missing !== undefined
        ? "A tsconfig.json extends this file, which doesn't exist."
        : `This file cannot be read: ${message?.replace(/ at line .*/, '') ?? reason}.`,
    hint: 'Correct it: imports are resolved as tsconfig.json says.',
  };
}

/** It runs in browsers by itself. Here, it would run in Node. */
export function reportBrowserFile(
  { file, specifier }: Import,
  folder: string,
  report: Report,
): void {
  const isIsland = /\.island(\.|$)/.test(specifier);
  report({
    ...placeOfImport(file, specifier, folder).place,
    message: `"${specifier}" is code for browsers, and this module runs in Node.`,
    hint: isIsland
      ? 'Import the component itself, and show it with <Island>.'
      : 'Remove the import: the code is on every page that has the component next to it. Move what both need into another file.',
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
