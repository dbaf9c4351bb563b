import { readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { isImage } from '../core/files/asset-names.ts';
import { isInPackage } from '../core/sources.ts';
import { readImageSize } from '../modules/compile/compile.ts';
import { blankComments } from '../modules/compile/script.ts';

const commonJs = 'common-js';

/**
 * The browser gets the React that rendered the markup: the site may have none, or a different
 * version. It gets only the parts of the generator that it uses, such as `Link`, without React's server renderer.
 * The default import of CommonJS that was an ES module before is its `default`, as in pages.
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
        const options = {
          ...{ kind, importer, pluginData: ownResolve },
          resolveDir: isReact ? generatorFolder : resolveDir,
        };
        const { path: file, namespace, errors } = await build.resolve(path, options);
        if (isOwn(file)) return { path: file, sideEffects: false };
        if (isReact) return { path: file, namespace, errors };
        return commonJsModule(file, { kind, importer });
      });
      // Where package.json has "type": "module", esbuild would give all exports as `default`, as Node does.
      build.onLoad({ filter: /./, namespace: commonJs }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)}; export { default } from ${JSON.stringify(path)};`,
        resolveDir: dirname(path),
      }));
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

/** A file of a package that a module of the site imports. Undefined if it is an ES module. */
function commonJsModule(
  path: string,
  { kind, importer }: Pick<OnResolveArgs, 'kind' | 'importer'>,
): OnResolveResult | undefined {
  if (kind !== 'import-statement' || isInPackage(importer)) return undefined;
  if (!isInPackage(path) || !/\.c?js$/.test(path)) return undefined;
  const code = blankComments(readFileSync(path, 'utf8'));
  const isEsm = /(?:^|[;}\s])(?:import|export)\b\s*[\w{*"']/.test(code);
  return isEsm ? undefined : { path, namespace: commonJs };
}
