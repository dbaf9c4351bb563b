import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { ReadingPolicy } from '../author/fact.ts';
import { assetLoaders, assetNames } from '../core/files/asset-names.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import { cssModules } from '../modules/compile/css-modules.ts';
import { inputFiles, runEsbuild, toOutputFile } from '../modules/compile/esbuild.ts';
import {
  type ClientScripts,
  islandLoader,
  islandName,
  keyOf,
  noClientScripts,
  type ScriptSet,
} from '../routes/client-scripts.ts';
import { reportBrowserMistakes } from './browser-mistakes.ts';
import { type DevelopmentReact, inDevelopment } from './development-react.ts';
import { generatorModules } from './generator-modules.ts';
import { imageModules } from './image-modules.ts';
import { scriptSets, setPrefix } from './script-sets.ts';

export interface BundleClientScriptsOptions {
  readonly sources: Sources;
  readonly sets: readonly ScriptSet[];
  readonly policy: ReadingPolicy;
  /** The base path of the site. */
  readonly base?: string | undefined;
  /** The folder of the generator's source code. */
  readonly generatorFolder: string;
  /** With it, the code is for `site watch`: React's development build, source maps, and names as written. */
  readonly developmentReact?: (() => Promise<DevelopmentReact>) | undefined;
}

/** Source maps are relative to it. Nothing is written there. */
export const clientFolder = '/client';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Bundles the code for the browser: a script for each set, a module for each island, and React in a separate chunk. */
export async function bundleClientScripts(
  options: BundleClientScriptsOptions,
  report: Report,
): Promise<ClientScripts> {
  const { sources, generatorFolder } = options;
  const sets = new Map(options.sets.map((set) => [keyOf(set), set]));
  const used = [...sets.values()].filter((set) => set.length > 0);
  if (used.length === 0) return noClientScripts;
  const wantsIslands = used.some((set) => set.includes(islandLoader));
  const islands = wantsIslands ? sources.islandFiles : [];
  const scripts = used.map((set, index) => ({ in: `${setPrefix}${index}`, out: nameOf(set) }));
  const modules = islands.map((file) => ({
    in: join(sources.folder, file),
    out: islandName(file),
  }));
  // As a separate entry, React is always in the chunk that islands share.
  const hydrate = { in: join(generatorFolder, 'author', 'browser', 'hydrate'), out: 'hydrate' };
  const plugins = [scriptSets(used, generatorFolder)];
  const react = islands.length > 0 ? await options.developmentReact?.() : undefined;
  // Scripts are not split: each one is a single request, and shares no chunk with the islands.
  const bundles = await Promise.all([
    bundleEntries({ ...options, entryPoints: scripts, plugins, splitting: false }, report),
    islands.length === 0
      ? noEntries
      : bundleEntries(
          { ...options, entryPoints: [...modules, hydrate], splitting: true, react },
          report,
        ),
  ]);
  const urls = new Map(bundles.flatMap((bundle) => [...bundle.urls]));
  const url = (entry: string): string => urls.get(entry) ?? '';
  return {
    files: [...bundles.flatMap(({ files }) => files), ...(react ? [react.file] : [])],
    urlBySet: new Map(used.map((set, index) => [keyOf(set), url(`${setPrefix}${index}`)])),
    urlByIsland: new Map(islands.map((file) => [islandName(file), url(file)])),
    importsByUrl: new Map(bundles.flatMap((bundle) => [...bundle.imports])),
    inputs: [...new Set(bundles.flatMap(({ inputs }) => inputs))],
  };
}

interface BundledEntries {
  readonly files: readonly OutputFile[];
  /** By entry point. */
  readonly urls: ReadonlyMap<string, string>;
  /** The URLs that each file imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly inputs: readonly string[];
}

const noEntries: BundledEntries = { files: [], urls: new Map(), imports: new Map(), inputs: [] };

interface EntryOptions extends BundleClientScriptsOptions {
  readonly entryPoints: { in: string; out: string }[];
  readonly plugins?: Plugin[];
  readonly splitting: boolean;
  readonly react?: DevelopmentReact | undefined;
}

async function bundleEntries(options: EntryOptions, report: Report): Promise<BundledEntries> {
  const { sources, base = '' } = options;
  const { folder } = sources;
  const result = await runEsbuild(() => build(toBuildOptions(options)), report);
  if (!result) return noEntries;
  reportBrowserMistakes(result, sources, report);
  const urlOf = (path: string): string =>
    `${base}/${relative(clientFolder, resolve(folder, path))}`;
  return {
    files: result.outputFiles.map((file) => toOutputFile(file, clientFolder)),
    urls: urlsByEntry(result.metafile, urlOf),
    imports: importsByUrl(result.metafile, urlOf),
    // Plain style sheets are not part of the scripts, but class names of CSS modules are.
    inputs: inputFiles(result.metafile, folder).filter((file) => !/(?<!\.module)\.css$/.test(file)),
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
      cssModules({ folder, as: 'names', read }),
    ],
    metafile: true,
    write: false,
    logLevel: 'silent',
  } satisfies BuildOptions;
  return developmentReact ? inDevelopment(options, react) : options;
}

/** A readable name for a script: the name of its first file. */
function nameOf([first = 'page']: ScriptSet): string {
  return first.replace(/^.*\//, '').replace(/(\.client)?\.tsx?$/, '');
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
      imports.map((imported) => urlOf(imported.path)),
    ]),
  );
}
