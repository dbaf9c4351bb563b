import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Report } from '../../core/problem.ts';
import {
  type ClientScripts,
  islandLoader,
  islandName,
  keyOf,
  type ScriptSet,
} from '../../routes/client-scripts.ts';
import { type BundlerOptions, bundleEntries, noEntries } from './bundle-entries.ts';
import { bundleIslands } from './bundle-islands.ts';

interface BundleClientScriptsOptions extends BundlerOptions {
  readonly sets: readonly ScriptSet[];
}

/** Bundles the code for the browser: a script for each set, a module for each island, and React in a separate chunk. */
export async function bundleClientScripts(
  options: BundleClientScriptsOptions,
  report: Report,
): Promise<ClientScripts> {
  const { sources, generatorFolder } = options;
  const sets = new Map(options.sets.map((set) => [keyOf(set), set]));
  const used = [...sets.values()].filter((set) => set.length > 0);
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
  // One by one, so that a script is a single request: it shares no chunk with the others or with the
  // islands, and only what it imports with `import()` is loaded later.
  const bundles = await Promise.all([
    ...scripts.map((script) =>
      bundleEntries({ ...options, entryPoints: [script], plugins, splitting: true }, report),
    ),
    islands.length === 0
      ? noEntries
      : bundleIslands({ ...options, entryPoints: [...modules, hydrate], react }, report),
  ]);
  const urls = new Map(bundles.flatMap((bundle) => [...bundle.urls]));
  const url = (entry: string): string => urls.get(entry) ?? '';
  return {
    files: [...bundles.flatMap(({ files }) => files), ...(react ? [react] : [])],
    urlBySet: new Map(used.map((set, index) => [keyOf(set), url(`${setPrefix}${index}`)])),
    urlByIsland: new Map(islands.map((file) => [islandName(file), url(file)])),
    importsByUrl: new Map(bundles.flatMap((bundle) => [...bundle.imports])),
    inputs: [...new Set(bundles.flatMap(({ inputs }) => inputs))],
  };
}

/** A readable name for a script: the name of its first file. */
function nameOf([first = 'page']: ScriptSet): string {
  return first.replace(/^.*\//, '').replace(/(\.client)?\.tsx?$/, '');
}

/** Before the index of a set, as the name of an entry. */
const setPrefix = 'script-set:';

/** Resolves `script-set:<index>` to a module that imports the files of a set, in order. */
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
          join(file === islandLoader ? join(generatorFolder, 'author', 'browser') : folder, file),
        );
        const contents = files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
        return { contents, resolveDir: folder, loader: 'ts' };
      });
    },
  };
}
