import { isBuiltin } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import type {
  BuildFailure,
  BuildResult,
  OutputFile as EsbuildFile,
  Location,
  Message,
  Metafile,
} from 'esbuild';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { namedFile } from './safe-names.ts';

export interface EsbuildResult {
  readonly outputFiles: readonly EsbuildFile[];
  readonly metafile: Metafile;
}

/** Runs a bundler. Reports errors and warnings in the site's files. Undefined if there are errors. */
export async function runEsbuild(
  run: () => Promise<BuildResult>,
  report: Report,
): Promise<EsbuildResult | undefined> {
  try {
    const { outputFiles = [], metafile = { inputs: {}, outputs: {} }, warnings } = await run();
    for (const message of warnings) report(toProblem(message));
    return { outputFiles, metafile };
  } catch (error) {
    for (const message of buildErrors(error)) report(toProblem(message));
    return undefined;
  }
}

/** A bundler's result, relative to its output folder. */
export function toOutputFile({ path, contents }: EsbuildFile, outputFolder: string): OutputFile {
  return { path: relative(outputFolder, path).split(sep).join('/'), contents };
}

/** The files that a bundler read, absolute. `folder` is its working folder. */
export function inputFiles({ inputs }: Metafile, folder: string): readonly string[] {
  return Object.keys(inputs)
    .map(namedFile)
    .filter((file) => !/^[\w-]{2,}:/.test(file))
    .map((file) => resolve(folder, file));
}

/** The errors of a build that failed. Throws anything else. */
export function buildErrors(error: unknown): readonly Message[] {
  if (isBuildFailure(error)) return error.errors;
  throw error;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

export function toProblem({ text, location, notes: [note] }: Message): Problem {
  return {
    file: location?.file ?? '.',
    ...(location ? { line: location.line, column: columnOf(location) } : {}),
    message: `${text.replace(/\.$/, '')}.`,
    hint: hintFor(text, location?.lineText.trim() ?? text, note),
  };
}

/** esbuild counts bytes from 0. */
function columnOf({ lineText, column }: Location): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}

export function hintFor(text: string, line: string, note?: Message['notes'][number]): string {
  const [, name] = /^Could not resolve "([^"./#][^"]*)"/.exec(text) ?? [];
  if (name !== undefined && /^[@~]\//.test(name))
    return 'Add it to `paths` in tsconfig.json, or write a relative path.';
  if (/^Could not resolve "#/.test(text))
    return 'Add it to `imports` in package.json, or correct the import.';
  if (/^Could not resolve "\//.test(text))
    return 'Write a path that begins with ./ or ../, at the folder of this file.';
  const [, ending] = /^No loader is configured for "(\.\w+)" files/.exec(text) ?? [];
  if (ending !== undefined)
    return `Put the file into _public/ and link to it there. Files ending in ${ending} cannot be imported.`;
  if (name !== undefined && isBuiltin(name))
    return 'Code for a browser cannot use Node: do this in the page, and pass the result as a prop.';
  if (name?.includes(':'))
    return 'Modules are imported from files and packages only: save it as a file, or install its package.';
  if (name !== undefined)
    return `Install it with "npm install ${packageName(name)}", or correct the import.`;
  if (note) return noteText(note);
  const isMissing = /^No matching export|there is no matching export/.test(text);
  return `${isMissing ? 'Export it from that file, or correct' : 'Correct'} this line: ${line}`;
}

/** `@store/bread/oven` -> `@store/bread`. */
function packageName(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/** A text like `The opening "a" tag is here:` is followed by the location. */
function noteText({ text, location }: Message['notes'][number]): string {
  if (!location || !text.endsWith(':')) return text;
  return `${text.slice(0, -1)}, in line ${location.line} of ${location.file}.`;
}
