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
  const entryPoints = [
    ...used.map((set, index) => ({ in: `${setPrefix}${index}`, out: nameOf(set) })),
    ...islands.map((file) => ({ in: join(sources.folder, file), out: islandName(file) })),
    // As an entry of its own React is always in the one chunk that islands share.
    ...(islands.length > 0 ? [{ in: join(generatorFolder, 'hydrate.tsx'), out: 'hydrate' }] : []),
  ];
  const result = await runEsbuild(
    () =>
      build({
        entryPoints,
        absWorkingDir: sources.folder,
        outdir: outputFolder,
        entryNames: assetNames,
        chunkNames: assetNames,
        publicPath: '/',
        bundle: true,
        splitting: true,
        minify: true,
        format: 'esm',
        target: ['es2022', 'safari16'],
        jsx: 'automatic',
        assetNames,
        loader: { ...assetLoaders, '.css': 'empty' },
        define: {
          'process.env.NODE_ENV': '"production"',
          SITE_POLICY: JSON.stringify(options.policy),
          SITE_NOTES_READS: 'false',
        },
        legalComments: 'none',
        plugins: [scriptSets(used, generatorFolder)],
        metafile: true,
        write: false,
        logLevel: 'silent',
      }),
    report,
  );
  if (!result) return noClientScripts;
  const urls = urlsByEntry(result.metafile, sources.folder);
  const url = (entry: string): string => urls.get(entry) ?? '';
  return {
    files: result.outputFiles.map((file) => toOutputFile(file, outputFolder)),
    urlBySet: new Map(used.map((set, index) => [keyOf(set), url(`${setPrefix}${index}`)])),
    urlByIsland: new Map(islands.map((file) => [islandName(file), url(file)])),
    // Style sheets are there to be left out.
    inputs: inputFiles(result.metafile, sources.folder).filter((file) => !file.endsWith('.css')),
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
