import { relative, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { assetLoaders, assetNames } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { esbuild } from '../../modules/compile/compilers.ts';
import { cssModules } from '../../modules/compile/css-modules.ts';
import { inputFiles, runEsbuild, toOutputFile } from '../../modules/compile/esbuild.ts';
import { safeNames } from '../../modules/compile/safe-names.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { generatorModules, imageModules } from '../esbuild-plugins.ts';
import { reportBrowserMistakes } from './browser-mistakes.ts';
import { inDevelopment } from './development-react.ts';

export interface BundlerOptions extends Pick<SiteOptions, 'policy' | 'base' | 'generatorFolder'> {
  readonly sources: Sources;
  /** The style sheets of all pages. */
  readonly sheets: readonly string[];
  /** The environment variables that browsers get. */
  readonly environment: Readonly<Record<string, string>>;
  /** With it, the code is for `site watch`: React's development build, source maps, and names as written. */
  readonly developmentReact?: (() => Promise<OutputFile>) | undefined;
}

/** Source maps are relative to it. Nothing is written there. */
export const clientFolder = '/client';

/** The result of bundling entry points. */
export interface BundledEntries {
  readonly files: readonly OutputFile[];
  /** By entry point. */
  readonly urls: ReadonlyMap<string, string>;
  /** The URLs that each file imports, without those that it loads later. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly inputs: readonly string[];
  /** The contents of each output, by esbuild's names for the outputs. */
  readonly outputs: Metafile['outputs'];
}

export const noEntries: BundledEntries = {
  files: [],
  urls: new Map(),
  imports: new Map(),
  inputs: [],
  outputs: {},
};

export interface EntryOptions extends BundlerOptions {
  readonly entryPoints: { in: string; out: string }[];
  readonly plugins?: Plugin[];
  readonly splitting: boolean;
  readonly react?: OutputFile | undefined;
}

export async function bundleEntries(
  options: EntryOptions,
  report: Report,
): Promise<BundledEntries> {
  const { sources, base = '' } = options;
  const { folder } = sources;
  const result = await runEsbuild(() => esbuild().build(toBuildOptions(options)), report);
  if (!result) return noEntries;
  reportBrowserMistakes(result, options, report);
  const urlOf = (path: string): string =>
    `${base}/${relative(clientFolder, resolve(folder, path))}`;
  return {
    files: result.outputFiles.map((file) => toOutputFile(file, clientFolder)),
    urls: urlsByEntry(result.metafile, urlOf),
    imports: importsByUrl(result.metafile, urlOf),
    // Plain style sheets are not part of the scripts, but class names of CSS modules are.
    inputs: inputFiles(result.metafile, folder).filter((file) => !/(?<!\.module)\.css$/.test(file)),
    outputs: result.metafile.outputs,
  };
}

function toBuildOptions({
  sources: { folder },
  policy,
  base = '',
  environment,
  generatorFolder,
  entryPoints,
  plugins = [],
  splitting,
  react,
  developmentReact,
}: EntryOptions) {
  const options = {
    entryPoints,
    absWorkingDir: folder,
    outdir: clientFolder,
    entryNames: assetNames,
    chunkNames: assetNames,
    publicPath: `${base}/`,
    bundle: true,
    splitting,
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    jsx: 'automatic',
    assetNames,
    loader: { ...assetLoaders, '.css': 'empty' },
    define: {
      ...Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      'process.env.NODE_ENV': '"production"',
      SITE_POLICY: JSON.stringify(policy),
      SITE_BASE: JSON.stringify(base),
      SITE_RECORD_READ: 'undefined',
    },
    legalComments: 'none',
    plugins: [
      ...plugins,
      generatorModules(generatorFolder),
      imageModules,
      safeNames,
      cssModules({ folder, as: 'names' }),
    ],
    metafile: true,
    write: false,
    logLevel: 'silent',
  } satisfies BuildOptions;
  return developmentReact ? inDevelopment(options, react) : options;
}

type UrlOf = (path: string) => string;

function urlsByEntry({ outputs }: Metafile, urlOf: UrlOf): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined) urls.set(entryPoint, urlOf(path));
  return urls;
}

function importsByUrl({ outputs }: Metafile, urlOf: UrlOf): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      urlOf(path),
      imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [] : urlOf(path))),
    ]),
  );
}
