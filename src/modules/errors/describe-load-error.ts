import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/problem.ts';
import { isInPackage } from '../../core/sources.ts';
import { plural } from '../../core/text.ts';
import { asRecord } from '../../core/values.ts';
import { classIn, packageOf } from '../compile/compiled-module.ts';
import { isScript } from '../compile/script.ts';
import { type MissingExport, MissingExports } from '../runner/missing-exports.ts';
import { PackageError } from '../runner/packages.ts';
import { describeThrown, packageHint } from './describe-thrown.ts';
import { lineAt, placeOfImport } from './locate-import.ts';

/** A page that could not be loaded. */
export interface LoadFailure {
  readonly file: string;
  readonly error: unknown;
}

/** Explains why pages could not be loaded, in problems with file and line. A module that stops several pages is one problem. */
export function describeLoadErrors(
  failures: readonly LoadFailure[],
  folder: string,
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  const filesByThrown = new Map<string, string[]>();
  for (const { file, error } of failures) {
    const known = describeKnown(error, folder);
    for (const problem of known ?? []) problems.set(JSON.stringify(problem), problem);
    if (known) continue;
    const thrown = describeThrown(error, '', folder, when);
    const key = JSON.stringify(thrown.file === '' ? [thrown, file] : thrown);
    const files = [...(filesByThrown.get(key) ?? []), file];
    filesByThrown.set(key, files);
    const pages = files.includes(thrown.file) ? thrown.file : listed(files);
    problems.set(key, describeThrown(error, pages, folder, when));
  }
  return [...problems.values()];
}

/** How many pages a problem names. */
const namedPages = 3;

function listed(files: readonly string[]): string {
  const more = files.length - namedPages;
  const named = files.slice(0, namedPages).join(', ');
  return more > 0 ? `${named}, and ${plural(more, 'more page')}` : named;
}

const when = 'while it was loaded';

function describeKnown(error: unknown, folder: string): readonly Problem[] | undefined {
  if (error instanceof MissingExports)
    return error.missing.map((missing) => describeMissing(missing, folder));
  if (error instanceof PackageError) return [describePackage(error, folder)];
  return problemsIn(error);
}

/** An error of `collection`, which runs in the site's own copy of the module. */
function problemsIn(error: unknown): readonly Problem[] | undefined {
  const { problems } = asRecord(error);
  return Array.isArray(problems) ? problems : undefined;
}

function describeMissing(
  { file, specifier, target, name }: MissingExport,
  folder: string,
): Problem {
  const text = readFileSync(join(folder, file), 'utf8');
  const className = classIn(name);
  if (className !== undefined) return describeMissingClass({ file, target, className }, text);
  const { place, lineText } = lineAt(text, importOf(text, specifier, name));
  const isPackage = packageOf(target) !== undefined || isInPackage(target);
  if (!isPackage && isType(name, join(folder, target)))
    return {
      ...{
        file,
        ...place,
        message: `"${name}" in "${target}" is a type, and nothing is left of it when a page runs.`,
      },
      hint: `Write \`type\` before it, as in \`export type { ${name} } from '${specifier}'\`: ${lineText}`,
    };
  const hint = isPackage ? 'Correct this line' : 'Export it from that file, or correct this line';
  return {
    file,
    ...place,
    message: `No matching export in "${isPackage ? specifier : target}" for import "${name}".`,
    hint: `${hint}: ${lineText}`,
  };
}

function describeMissingClass(
  { file, target, className }: Pick<MissingExport, 'file' | 'target'> & { className: string },
  text: string,
): Problem {
  const escaped = className.replace(/[^\w-]/g, '\\$&');
  const use = text.search(new RegExp(`(?<=\\.|\\[['"])${escaped}(?![\\w$-])`));
  const { place, lineText } = lineAt(text, Math.max(0, use));
  return {
    file,
    ...place,
    message: `${target} has no class "${className}".`,
    hint: `Add its rule to that file, or correct this line: ${lineText}`,
  };
}

/** Modules are compiled one by one, so a type that is exported again without `type` looks like a value. */
function isType(name: string, file: string): boolean {
  const declaration = new RegExp(`\\b(?:interface|type)\\s+${name.replaceAll('$', '\\$')}\\b`);
  return isScript(file) && declaration.test(readFileSync(file, 'utf8'));
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
  return {
    ...placeOfImport(importer, specifier, folder).place,
    message: `"${specifier}" cannot be loaded: ${withPackageNames(message.split('\n')[0] ?? '')}.`,
    hint: /^Cannot find (package|module)/.test(message)
      ? 'Install the package, or correct the import.'
      : packageHint(specifier),
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
