import type { Plugin } from 'esbuild';

/**
 * A browser gets the React that made the markup: a site may have none, or another. Of `#authoring`
 * it gets what it uses, such as `Link`, and not React's renderer for servers.
 */
export function generatorModules(generatorFolder: string): Plugin {
  return {
    name: 'generator-modules',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isReact = /^react(-dom)?(\/|$)/.test(path);
        const isUnused = path === '#authoring' || importer.startsWith(`${generatorFolder}/`);
        if (pluginData === 'asked' || !(isReact || isUnused)) return undefined;
        const from = isReact ? generatorFolder : resolveDir;
        const asked = { kind, importer, resolveDir: from, pluginData: 'asked' };
        const { path: file, namespace, errors } = await build.resolve(path, asked);
        return { path: file, namespace, errors, ...(isUnused ? { sideEffects: false } : {}) };
      });
    },
  };
}
