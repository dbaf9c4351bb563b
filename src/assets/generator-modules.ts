import type { Plugin } from 'esbuild';

/**
 * The browser gets the React that rendered the markup: the site may have none, or a different
 * version. Of `#authoring` it gets only what it uses, such as `Link`, without React's server renderer.
 */
export function generatorModules(generatorFolder: string): Plugin {
  return {
    name: 'generator-modules',
    setup(build) {
      const ownResolve = Symbol('own resolve');
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isReact = /^react(-dom)?(\/|$)/.test(path);
        const mayBeUnused = path === '#authoring' || importer.startsWith(`${generatorFolder}/`);
        if (pluginData === ownResolve || !(isReact || mayBeUnused)) return undefined;
        const options = {
          kind,
          importer,
          resolveDir: isReact ? generatorFolder : resolveDir,
          pluginData: ownResolve,
        };
        const { path: file, namespace, errors } = await build.resolve(path, options);
        return { path: file, namespace, errors, ...(mayBeUnused ? { sideEffects: false } : {}) };
      });
    },
  };
}
