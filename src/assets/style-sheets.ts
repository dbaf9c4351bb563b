import { relative } from 'node:path';
import { assetLoaders, assetNames } from '../core/files/asset-names.ts';
import { bytesOf, type OutputFile } from '../core/files/output-files.ts';
import type { Report } from '../core/problem.ts';
import { esbuild } from '../modules/compile/compilers.ts';
import { cssModules } from '../modules/compile/css-modules.ts';
import { encodingProblem } from '../modules/compile/encoding.ts';
import { inputFiles, runEsbuild, toOutputFile } from '../modules/compile/esbuild.ts';
import { safeNames } from '../modules/compile/safe-names.ts';

/** A site's style sheets, bundled separately, and the fonts and images that they use. */
export interface StyleSheets {
  /** Minified CSS, by the style sheet's file. */
  readonly cssByFile: ReadonlyMap<string, string>;
  readonly assets: readonly OutputFile[];
  /** The source files, absolute. */
  readonly inputs: readonly string[];
}

interface BundleStyleSheetsOptions {
  /** Relative to the folder. */
  readonly files: readonly string[];
  readonly folder: string;
  /** The base path of the site. */
  readonly base?: string | undefined;
}

const outputFolder = '/styles';

/** Each style sheet stays separate, so that its hash is the same on every page. */
export async function bundleStyleSheets(
  { files, folder, base = '' }: BundleStyleSheetsOptions,
  report: Report,
): Promise<StyleSheets> {
  if (files.length === 0) return { cssByFile: new Map(), assets: [], inputs: [] };
  const result = await runEsbuild(
    () =>
      esbuild().build({
        entryPoints: files.map((file, index) => ({ in: file, out: `sheet-${index}` })),
        absWorkingDir: folder,
        outdir: outputFolder,
        entryNames: '[name]',
        assetNames,
        publicPath: `${base}/`,
        loader: assetLoaders,
        bundle: true,
        // Class names stay, because the markup uses them.
        minifyWhitespace: true,
        minifySyntax: true,
        plugins: [safeNames, cssModules({ folder, as: 'sheet' })],
        target: ['chrome120', 'firefox120', 'safari17'],
        legalComments: 'none',
        // The rule `cssProperties` has a longer list.
        logOverride: { 'unsupported-css-property': 'silent' },
        metafile: true,
        write: false,
        logLevel: 'silent',
      }),
    report,
  );
  const outputs = (result?.outputFiles ?? []).map((file) => toOutputFile(file, outputFolder));
  const text = new Map(outputs.map(({ path, contents }) => [path, contents]));
  const inputs = result ? inputFiles(result.metafile, folder) : [];
  for (const input of inputs.filter((file) => file.endsWith('.css'))) {
    const problem = encodingProblem(relative(folder, input), input);
    if (problem) report(problem);
  }
  return {
    cssByFile: new Map(files.map((file, index) => [file, decode(text.get(`sheet-${index}.css`))])),
    assets: outputs.filter(({ path }) => !/^sheet-\d+\.css$/.test(path)),
    inputs,
  };
}

function decode(contents: OutputFile['contents'] = ''): string {
  const text = Buffer.from(bytesOf(contents)).toString();
  // esbuild keeps the white space in custom properties, whose values it does not read.
  return text
    .trimEnd()
    .replace(/--[\w-]+:[^;{}"']*/g, (own) => own.replace(/(?<=[:,/]) | (?=\/)/g, ''));
}
