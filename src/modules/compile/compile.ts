import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { assetLoaders, assetNames, isAsset, isImage } from '../../core/files/asset-names.ts';
import { isMarkdown, isMarkdownList } from '../../core/markdown-path.ts';
import type { Report } from '../../core/problem.ts';
import type { ImageSize } from './compiled-module.ts';
import { esbuild, imageSizes } from './compilers.ts';
import { cssModules } from './css-modules.ts';
import { encodingProblem, readSource } from './encoding.ts';
import { runEsbuild } from './esbuild.ts';
import { compileMarkdown, compileMarkdownList } from './markdown.ts';
import { safeNames } from './safe-names.ts';
import { type CompiledScript, compileEsm, compileScript, isScript } from './script.ts';
import { misread, scriptProblem } from './script-problem.ts';

export interface CompiledFile extends CompiledScript {
  readonly file: string;
  /** The path of an image or a font in the output. */
  readonly asset?: string | undefined;
  readonly size?: ImageSize | undefined;
}

/** Compiles files one by one. Files with errors are reported and left out, so that all errors are reported together. */
export async function compileFiles(
  files: readonly string[],
  folder: string,
  report: Report,
): Promise<readonly CompiledFile[]> {
  const compiled = files.map(async (file) => {
    const compile = compilerFor(file);
    const made = await compile(file, folder, report);
    return made ? [{ file, ...made }] : [];
  });
  return (await Promise.all(compiled)).flat();
}

function compilerFor(file: string) {
  if (isMarkdownList(file)) return compileMarkdownList;
  if (isMarkdown(file)) return compileMarkdown;
  return isScript(file) ? compileText : compileOther;
}

function compileText(file: string, folder: string, report: Report): CompiledScript | undefined {
  const text = readSource(file, folder, report);
  if (text === undefined) return undefined;
  const compiled = compileScript(file, text);
  const fault = compiled ? misread(file, text, compiled.code) : scriptProblem(file, text);
  if (compiled && !fault) return compiled;
  if (fault) report(fault);
  return undefined;
}

/** Appears in the paths of esbuild's results. Nothing is written there. */
const outputFolder = '/modules';

const options = {
  format: 'esm',
  outdir: outputFolder,
  assetNames,
  loader: { ...assetLoaders, '.css': 'empty' },
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Compiles JSON, a CSS module, an image, or a font. Undefined, with a problem reported, if there is an error. */
async function compileOther(
  file: string,
  folder: string,
  report: Report,
): Promise<Omit<CompiledFile, 'file'> | undefined> {
  const problem = isAsset(file) ? undefined : encodingProblem(file, join(folder, file));
  if (problem) {
    report(problem);
    return undefined;
  }
  const result = await runEsbuild(() => {
    const plugins = [safeNames, cssModules({ folder, as: 'names' })];
    const entryPoints = [join(folder, file)];
    return esbuild().build({ ...options, entryPoints, plugins, absWorkingDir: folder });
  }, report);
  if (!result) return undefined;
  const imports = Object.values(result.metafile.outputs).flatMap((output) => output.imports);
  const asset = imports.find(({ kind }) => kind === 'file-loader')?.path;
  if (asset === undefined)
    return compileEsm(result.outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '');
  const path = asset.slice(asset.indexOf(`${outputFolder}/`) + outputFolder.length + 1);
  const compiled = { code: '', specifiers: [], names: {}, asset: path };
  if (!isImage(file)) return compiled;
  try {
    return { ...compiled, size: await readImageSize(join(folder, file)) };
  } catch {
    report({
      file,
      message: `${file} is not an image, or it is damaged.`,
      hint: 'Export it again, or replace it.',
    });
    return undefined;
  }
}

/** How browsers show an SVG that states no size: https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width */
const sizeOfPlainSvg: ImageSize = { width: 300, height: 150 };

/** Throws an Error if the file is not an image. */
export async function readImageSize(file: string): Promise<ImageSize> {
  const { imageSize } = imageSizes();
  const read = await readFile(file);
  const contents = /\.svg$/i.test(file) ? Buffer.from(normalizeSvg(read.toString())) : read;
  try {
    const { width, height, orientation = 1 } = imageSize(contents);
    if (!(width > 0 && height > 0)) throw new TypeError('it has no width or height');
    // Cameras turn a photo only in its metadata: from 5 on, by a quarter.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch (error) {
    if (/<svg[\s/>]/.test(contents.toString('utf8', 0, 4096))) return sizeOfPlainSvg;
    throw error;
  }
}

/** The library reads comments, too, and splits a `viewBox` at single spaces only. */
function normalizeSvg(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/(?<=\sviewBox=["'])[^"']*/g, (box) => box.replace(/[\s,]+/g, ' ').trim());
}
