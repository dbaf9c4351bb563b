import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { islandLoader, type ScriptSet } from '../../routes/client-scripts.ts';

/** Before the index of a set, as the name of an entry. */
export const setPrefix = 'script-set:';

/** Resolves `script-set:<index>` to a module that imports the files of a set, in order. */
export function scriptSets(sets: readonly ScriptSet[], generatorFolder: string): Plugin {
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
