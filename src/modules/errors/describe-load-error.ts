import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/problems/problem.ts';
import { packageOf } from '../compile/compiled-module.ts';
import { type MissingExport, MissingExports } from '../runner/missing-exports.ts';
import { PackageError } from '../runner/packages.ts';
import { describeThrown } from './describe-thrown.ts';

/** Explains why a module could not be loaded, in problems with file and line. */
export function describeLoadError(
  error: unknown,
  file: string,
  folder: string,
): readonly Problem[] {
  if (error instanceof MissingExports)
    return error.missing.map((missing) => describeMissing(missing, folder));
  if (error instanceof PackageError) return [describePackage(error, folder)];
  return [describeThrown(error, file, folder, 'while it was loaded')];
}

function describeMissing(
  { file, specifier, target, name }: MissingExport,
  folder: string,
): Problem {
  const text = readFileSync(join(folder, file), 'utf8');
  const index = importOf(text, specifier, name);
  const before = text.slice(0, index).split('\n');
  const line = before.length;
  const lineText = text.split('\n')[line - 1]?.trim() ?? '';
  const isPackage = packageOf(target) !== undefined;
  const hint = isPackage ? 'Correct this line' : 'Export it from that file, or correct this line';
  return {
    file,
    line,
    column: (before.at(-1) ?? '').length + 1,
    message: `No matching export in "${isPackage ? specifier : target}" for import "${name}".`,
    hint: `${hint}: ${lineText}`,
  };
}

/** The position of the import of a name, or of its use as a property of a namespace. */
function importOf(text: string, specifier: string, name: string): number {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const statements = [
    ...text.matchAll(/\b(?:import|export)\b[^;'"]*?\bfrom\s*(['"])(.*?)\1/g),
  ].filter(([, , from]) => from === specifier);
  for (const { 0: statement, index } of statements) {
    const at = name === 'default' ? 0 : statement.search(word);
    if (at !== -1) return index + at;
    const [, namespace] = /\* as ([\w$]+)/.exec(statement) ?? [];
    const use =
      namespace === undefined ? -1 : text.search(new RegExp(`\\b${namespace}\\.${name}\\b`));
    if (use !== -1) return use;
  }
  return statements[0]?.index ?? Math.max(0, text.indexOf(specifier));
}

function describePackage({ message, importer, specifier }: PackageError, folder: string): Problem {
  const lines = readFileSync(join(folder, importer), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(specifier));
  return {
    file: importer,
    ...(index === -1
      ? {}
      : { line: index + 1, column: (lines[index]?.indexOf(specifier) ?? 0) + 1 }),
    message: `"${specifier}" cannot be loaded: ${withPackageNames(message.split('\n')[0] ?? '')}.`,
    hint: 'Install the package, or correct the import.',
  };
}

/** `file:///site/node_modules/bread/index.js` -> `bread` */
function withPackageNames(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(
      /(?:file:\/\/)?\/[^'"\s]*\/node_modules\/((?:@[^/'"]+\/)?[^/'"]+)[^'"\s]*/g,
      (_, name: string) => decodeURIComponent(name),
    );
}
