import { join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { assetLoaders, assetNames } from '../model/assets.ts';
import {
  type ClientScripts,
  islandLoader,
  islandName,
  keyOf,
  noClientScripts,
  type ScriptSet,
} from '../model/client-scripts.ts';
import { inputFiles, runEsbuild, toOutputFile } from '../model/esbuild-run.ts';
import type { Policy } from '../model/fact.ts';
import type { OutputFile } from '../model/output.ts';
import type { Report } from '../model/problem.ts';
import type { Sources } from '../model/sources.ts';

export interface BundleClientOptions {
  readonly sources: Sources;
  readonly sets: readonly ScriptSet[];
  readonly policy: Policy;
  /** The folder of this generator's sources. */
  readonly generatorFolder: string;
}

const outputFolder = '/client';

/** Bundles what runs in the browser: a script for each set, a module for each island, React in a chunk of its own. */
export async function bundleClient(
  options: BundleClientOptions,
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
  // As an entry of its own React is always in the one chunk that islands share.
  const react = { in: join(generatorFolder, 'hydrate.tsx'), out: 'hydrate' };
  const plugins = [scriptSets(used, generatorFolder)];
  // Scripts stay whole, each one request, and know nothing of what islands share.
  const bundles = await Promise.all([
    bundleEntries({ ...options, entryPoints: scripts, plugins, splitting: false }, report),
    islands.length === 0
      ? noEntries
      : bundleEntries({ ...options, entryPoints: [...modules, react], splitting: true }, report),
  ]);
  const urls = new Map(bundles.flatMap((bundle) => [...bundle.urls]));
  const url = (entry: string): string => urls.get(entry) ?? '';
  return {
    files: bundles.flatMap(({ files }) => files),
    urlBySet: new Map(used.map((set, index) => [keyOf(set), url(`${setPrefix}${index}`)])),
    urlByIsland: new Map(islands.map((file) => [islandName(file), url(file)])),
    inputs: [...new Set(bundles.flatMap(({ inputs }) => inputs))],
  };
}

interface BundledEntries {
  readonly files: readonly OutputFile[];
  /** By the entry. */
  readonly urls: ReadonlyMap<string, string>;
  readonly inputs: readonly string[];
}

const noEntries: BundledEntries = { files: [], urls: new Map(), inputs: [] };

async function bundleEntries(
  {
    sources: { folder },
    policy,
    entryPoints,
    plugins = [],
    splitting,
  }: BundleClientOptions & {
    readonly entryPoints: { in: string; out: string }[];
    readonly plugins?: Plugin[];
    readonly splitting: boolean;
  },
  report: Report,
): Promise<BundledEntries> {
  const result = await runEsbuild(
    () =>
      build({
        entryPoints,
        absWorkingDir: folder,
        outdir: outputFolder,
        entryNames: assetNames,
        chunkNames: assetNames,
        publicPath: '/',
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
          SITE_NOTES_READS: 'false',
        },
        legalComments: 'none',
        plugins,
        metafile: true,
        write: false,
        logLevel: 'silent',
      }),
    report,
  );
  if (!result) return noEntries;
  return {
    files: result.outputFiles.map((file) => toOutputFile(file, outputFolder)),
    urls: urlsByEntry(result.metafile, folder),
    // Style sheets are there to be left out.
    inputs: inputFiles(result.metafile, folder).filter((file) => !file.endsWith('.css')),
  };
}

const setPrefix = 'script-set:';

/** An entry that imports the files of a set, one after the other. */
function scriptSets(sets: readonly ScriptSet[], generatorFolder: string): Plugin {
  return {
    name: 'script-sets',
    setup(build) {
      build.onResolve({ filter: /^script-set:/ }, ({ path }) => ({
        path: path.slice(setPrefix.length),
        namespace: 'script-set',
      }));
      build.onLoad({ filter: /.*/, namespace: 'script-set' }, ({ path }) => {
        const folder = build.initialOptions.absWorkingDir ?? '.';
        const files = (sets[Number(path)] ?? []).map((file) =>
          join(file === islandLoader ? generatorFolder : folder, file),
        );
        const contents = files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
        return { contents, resolveDir: folder, loader: 'ts' };
      });
    },
  };
}

/** A readable name for a file that holds several: that of the first. */
function nameOf([first = 'page']: ScriptSet): string {
  return first.replace(/^.*\//, '').replace(/(\.client)?\.tsx?$/, '');
}

function urlsByEntry({ outputs }: Metafile, folder: string): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const [path, { entryPoint }] of Object.entries(outputs))
    if (entryPoint !== undefined)
      urls.set(entryPoint, `/${relative(outputFolder, resolve(folder, path))}`);
  return urls;
}
