import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { assetLoaders, assetNames } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { Report } from '../../core/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { esbuild } from '../../modules/compile/compilers.ts';
import { cssModules } from '../../modules/compile/css-modules.ts';
import {
  type EsbuildResult,
  inputFiles,
  runEsbuild,
  toOutputFile,
} from '../../modules/compile/esbuild.ts';
import { lineAt, placeOfImport } from '../../modules/errors/locate-import.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { generatorModules, imageModules } from '../esbuild-plugins.ts';
import { inDevelopment } from './development-react.ts';

export interface BundlerOptions extends Pick<SiteOptions, 'policy' | 'base' | 'generatorFolder'> {
  readonly sources: Sources;
  /** The style sheets of all pages. */
  readonly sheets: readonly string[];
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

interface Site {
  readonly sources: Pick<Sources, 'folder' | 'islandFiles'>;
  /** The style sheets of all pages. */
  readonly sheets: readonly string[];
}

/** Reports code that bundles without a warning but fails in the browser. */
function reportBrowserMistakes(
  { metafile, outputFiles }: EsbuildResult,
  site: Site,
  report: Report,
): void {
  const { folder, islandFiles } = site.sources;
  reportLostSheets(metafile, site, report);
  const outputs = Object.values(metafile.outputs);
  for (const { entryPoint = '', exports } of outputs)
    if (islandFiles.includes(entryPoint) && !exports.includes('default'))
      report({
        file: entryPoint,
        message: 'The island file has no default export, so nothing hydrates its island.',
        hint: 'Write `export default island(TheComponent)`.',
      });
  // No comment is left in a bundle, but its source map has the whole text.
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const readsEnvironment = scripts.some(({ text }) => text.includes('process.env'));
  const ownFiles = inputFiles(metafile, folder).filter((file) => file.startsWith(`${folder}/`));
  for (const file of readsEnvironment ? ownFiles : []) {
    const text = readFileSync(file, 'utf8');
    const offset = text.search(/\bprocess\.env\b(?!\.NODE_ENV)/);
    if (offset === -1) continue;
    report({
      file: file.slice(folder.length + 1),
      ...lineAt(text, offset).place,
      message: 'Code for the browser reads process.env, which only Node has.',
      hint: 'Read it in the page, and pass the value to the island as a prop.',
    });
  }
}

/** Pages get style sheets from their own modules only. */
function reportLostSheets(
  { inputs }: EsbuildResult['metafile'],
  { sources: { folder }, sheets }: Site,
  report: Report,
): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, original = path } of imports) {
      if (!path.endsWith('.css') || sheets.includes(path) || file.endsWith('.css')) continue;
      report({
        ...placeOfImport(file, original, folder).place,
        message: `Only code for the browser imports "${original}", so no page has its styles.`,
        hint: 'Import the style sheet in the component that the page renders.',
      });
    }
}
