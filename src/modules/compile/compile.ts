import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult, Message } from 'esbuild';
import { isImage } from '../../core/files/asset-names.ts';
import type { Report } from '../../core/problems/problem.ts';
import { compileOptions, outputFolder } from './compile-options.ts';
import { esbuild } from './compilers.ts';
import { cssModules } from './css-modules.ts';
import { buildErrors, toProblem } from './esbuild.ts';
import { type ImageSize, readImageSize } from './image-size.ts';
import {
  type CompiledScript,
  compileEsm,
  compileScript,
  isScript,
  scriptProblem,
} from './script.ts';

export interface CompiledFile extends CompiledScript {
  readonly file: string;
  /** The path of an image or a font in the output. */
  readonly asset?: string | undefined;
  readonly size?: ImageSize | undefined;
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
  const scripts = files.flatMap((file) => tryCompile(file, folder) ?? []);
  const compiled = new Set(scripts.map(({ file }) => file));
  // esbuild compiles what is not a script, and what oxc does not, and says what is wrong with a script.
  const others = files.filter((file) => !compiled.has(file));
  return [...scripts, ...(await compileOthers(others, folder, report))];
}

/** Undefined if oxc does not compile the file, or if there is none. */
function tryCompile(file: string, folder: string): CompiledFile | undefined {
  if (!isScript(file)) return undefined;
  try {
    const script = compileScript(file, read(join(folder, file)));
    return script && { file, ...script };
  } catch {
    return undefined;
  }
}

async function compileOthers(
  files: readonly string[],
  folder: string,
  report: Report,
): Promise<readonly CompiledFile[]> {
  if (files.length === 0) return [];
  const { result, errors } = await run(files, folder);
  if (result) {
    for (const warning of result.warnings) report(toProblem(warning));
    const compiled = files.map(async (file, index) => {
      const made = toCompiledFile(file, index, result);
      if (made) return await withSize(made, folder, report);
      report(scriptProblem(file, read(join(folder, file))));
      return [];
    });
    return (await Promise.all(compiled)).flat();
  }
  for (const error of errors) report(toProblem(error));
  const faulty = new Set(errors.map(({ location }) => location?.file ?? ''));
  const rest = files.filter((file) => !faulty.has(file));
  // Without a known file, the error would occur again.
  return rest.length === files.length ? [] : compileOthers(rest, folder, report);
}

const read = (file: string): string => readFileSync(file, 'utf8');

async function run(
  files: readonly string[],
  folder: string,
): Promise<{ readonly result?: BuildResult; readonly errors: readonly Message[] }> {
  try {
    const result = await esbuild().build({
      ...compileOptions,
      entryPoints: files.map((file, index) => ({ in: join(folder, file), out: `${index}` })),
      absWorkingDir: folder,
      plugins: [cssModules({ folder, as: 'names' })],
      metafile: true,
    });
    return { result, errors: [] };
  } catch (error) {
    return { errors: buildErrors(error) };
  }
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

/** Undefined for a script with an error that esbuild does not find. */
function toCompiledFile(
  file: string,
  index: number,
  result: BuildResult,
): CompiledFile | undefined {
  const name = `/${index}.js`;
  const output = result.outputFiles?.find(({ path }) => path === outputFolder + name);
  const [, { imports = [] } = {}] =
    Object.entries(result.metafile?.outputs ?? {}).find(([path]) => path.endsWith(name)) ?? [];
  const asset = imports.find(({ kind }) => kind === 'file-loader')?.path;
  if (asset !== undefined) {
    const path = asset.slice(asset.indexOf(`${outputFolder}/`) + outputFolder.length + 1);
    return { file, code: '', specifiers: [], names: {}, asset: path };
  }
  const script = compileEsm(output?.text ?? '');
  return script && { file, ...script };
}
