import { sep } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * The browser gets the React that rendered the markup: the site may have none, or a different
 * version. Of the generator it gets only what it uses, such as `Link`, without React's server renderer.
 */
export function generatorModules(generatorFolder: string): Plugin {
  const isOwn = (file: string): boolean => file.startsWith(generatorFolder + sep);
  return {
    name: 'generator-modules',
    setup(build) {
      const ownResolve = Symbol('own resolve');
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isPackage = /^[^./]/.test(path);
        if (pluginData === ownResolve || !(isPackage || isOwn(importer))) return undefined;
        const isReact = /^react(-dom)?(\/|$)/.test(path);
        const from = isReact ? generatorFolder : resolveDir;
        const options = { kind, importer, resolveDir: from, pluginData: ownResolve };
        const { path: file, namespace, errors } = await build.resolve(path, options);
        if (isOwn(file)) return { path: file, sideEffects: false };
        return isReact ? { path: file, namespace, errors } : undefined;
      });
    },
  };
}
