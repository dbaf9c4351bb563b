import { dirname, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isImage } from '../core/files/asset-names.ts';
import { readImageSize } from '../modules/compile/compile.ts';

/**
 * The browser gets the React that rendered the markup: the site may have none, or a different
 * version. It gets only the parts of the generator that it uses, such as `Link`, without React's server renderer.
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

const namespace = 'image';

/** Gives code for the browser the same value for an imported image as a page: its URL and its size. */
export const imageModules: Plugin = {
  name: 'image-modules',
  setup(build) {
    const ownResolve = Symbol('own resolve');
    build.onResolve({ filter: /\.\w+$/ }, async ({ path, pluginData, ...importing }) => {
      const { kind, importer, resolveDir } = importing;
      const isOwn = pluginData === ownResolve || importing.namespace === namespace;
      if (isOwn || kind !== 'import-statement' || !isImage(path)) return undefined;
      const options = { kind, importer, resolveDir, pluginData: ownResolve };
      const { path: file, errors } = await build.resolve(path, options);
      return { path: file, errors, namespace };
    });
    build.onLoad({ filter: /./, namespace }, async ({ path }) => {
      const { width, height } = await readImageSize(path);
      const contents = [
        `import url from ${JSON.stringify(path)};`,
        `export const width = ${width}, height = ${height};`,
        'export { url };',
        'export default { url, width, height };',
      ];
      return { contents: contents.join('\n'), resolveDir: dirname(path), loader: 'js' };
    });
  },
};
