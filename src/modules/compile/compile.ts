import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, type BuildResult, build, type Message } from 'esbuild';
import { isImage } from '../../core/files/asset-names.ts';
import type { Report } from '../../core/problems/problem.ts';
import { compileOptions, outputFolder } from './compile-options.ts';
import type { ImportedNames } from './compiled-module.ts';
import { cssModules } from './css-modules.ts';
import { buildErrors, toProblem } from './esbuild.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import { importedNames } from './imported-names.ts';
import { toAsyncModule } from './top-level-await.ts';

/** esbuild's result for one file. */
export interface CompiledFile {
  readonly file: string;
  readonly code: string;
  /** Unique, in the order of the imports. */
  readonly specifiers: readonly string[];
  readonly names: ImportedNames;
  readonly asset?: string | undefined;
  readonly size?: ImageSize | undefined;
  readonly isAsync?: true | undefined;
}

/**
 * Compiles files one by one. Files with errors are reported and left out, so that all errors are
 * reported together.
 */
export async function compileFiles(
  files: readonly string[],
  folder: string,
  report: Report,
): Promise<readonly CompiledFile[]> {
  if (files.length === 0) return [];
  const { result, errors } = await run(files, folder, {});
  if (result) {
    for (const warning of result.warnings) report(toProblem(warning));
    const compiled = files.map((file, index) => toCompiledFile(file, index, result));
    return (await Promise.all(compiled.map((file) => withSize(file, folder, report)))).flat();
  }
  const waiting = filesOf(errors.filter(isAwait));
  const others = errors.filter((error) => !isAwait(error));
  for (const error of others) report(toProblem(error));
  const faulty = filesOf(others);
  const rest = files.filter((file) => !waiting.has(file) && !faulty.has(file));
  // Without a known file, the error would occur again.
  if (rest.length === files.length) return [];
  const modules = await compileFiles(rest, folder, report);
  const asyncFiles = files.filter((file) => waiting.has(file) && !faulty.has(file));
  return [...modules, ...(await compileAsync(asyncFiles, folder, report))];
}

const read = (file: string): string => readFileSync(file, 'utf8');

async function run(
  files: readonly string[],
  folder: string,
  options: BuildOptions,
): Promise<{ readonly result?: BuildResult; readonly errors: readonly Message[] }> {
  try {
    const result = await build({
      ...compileOptions,
      ...options,
      entryPoints: files.map((file, index) => ({ in: join(folder, file), out: `${index}` })),
      absWorkingDir: folder,
      plugins: [cssModules({ folder, as: 'names', read })],
      metafile: true,
    });
    return { result, errors: [] };
  } catch (error) {
    return { errors: buildErrors(error) };
  }
}

async function compileAsync(
  files: readonly string[],
  folder: string,
  report: Report,
): Promise<readonly CompiledFile[]> {
  if (files.length === 0) return [];
  const { result, errors } = await run(files, folder, { format: 'esm' });
  for (const error of errors) report(toProblem(error));
  if (!result) return [];
  return files.map((file, index) => {
    const compiled = toCompiledFile(file, index, result);
    return { ...compiled, ...toAsyncModule(compiled.code), isAsync: true };
  });
}

/** Adds the size of an image. Empty, with a problem reported, if it cannot be read. */
async function withSize(
  compiled: CompiledFile,
  folder: string,
  report: Report,
): Promise<readonly CompiledFile[]> {
  const { file, asset } = compiled;
  if (asset === undefined || !isImage(file)) return [compiled];
  try {
    return [{ ...compiled, size: await readImageSize(join(folder, file)) }];
  } catch {
    report({
      file,
      message: `${file} is not an image, or it is damaged.`,
      hint: 'Export it again, or replace it.',
    });
    return [];
  }
}

function isAwait({ text }: Message): boolean {
  return text.startsWith('Top-level await is currently not supported');
}

function filesOf(errors: readonly Message[]): ReadonlySet<string> {
  return new Set(errors.map(({ location }) => location?.file ?? ''));
}

function toCompiledFile(file: string, index: number, result: BuildResult): CompiledFile {
  const name = `/${index}.js`;
  const output = result.outputFiles?.find(({ path }) => path === outputFolder + name);
  const [, { imports = [] } = {}] =
    Object.entries(result.metafile?.outputs ?? {}).find(([path]) => path.endsWith(name)) ?? [];
  const asset = imports.find(({ kind }) => kind === 'file-loader')?.path;
  if (asset !== undefined) {
    const path = asset.slice(asset.indexOf(`${outputFolder}/`) + outputFolder.length + 1);
    return { file, code: '', specifiers: [], names: {}, asset: path };
  }
  // esbuild follows Node, whose default import is all of `module.exports`. Modules of a site have a default export.
  const code = (output?.text ?? '').replace(/(\b__toESM\(require\("[^"]*"\)), 1\)/g, '$1)');
  const specifiers = [...new Set(imports.map(({ path }) => path))];
  return { file, code: throwIfUnready(code), specifiers, names: importedNames(code) };
}

/** esbuild declares `export default <value>` with `var`: in an import cycle it would be undefined, and not an error. */
function throwIfUnready(code: string): string {
  const [, name] = /^ {2}default: \(\) => (\w+_default)[,\n]/m.exec(code) ?? [];
  return name === undefined ? code : code.replace(`\nvar ${name} = `, `\nlet ${name} = `);
}
