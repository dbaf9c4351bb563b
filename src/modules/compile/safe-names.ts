import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { isAsset } from '../../core/files/asset-names.ts';

const namespace = 'safe-name';

/**
 * Copies of images and fonts get names that mean the same in a URL, a `srcset`, and a style sheet:
 * `it's 100% (1).jpg` becomes `it-s-100-1-<hash>.jpg`.
 */
export const safeNames: Plugin = {
  name: 'safe-names',
  setup(build) {
    build.onResolve({ filter: /[^\w./-][^/]*\.\w+$/ }, ({ path, resolveDir, pluginData }) => {
      const file = isAbsolute(path) ? path : join(resolveDir, path);
      // With data, another plugin asks for the file itself.
      if (pluginData !== undefined || !isAsset(file) || !existsSync(file)) return undefined;
      return { path: `${file}/${toSafeName(basename(file))}`, namespace };
    });
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: readFileSync(dirname(path)),
      loader: 'file',
    }));
  },
};

function toSafeName(name: string): string {
  const [, words = '', ending = ''] = /^(.*)(\.\w+)$/.exec(name.replace(/[^\w.]+/g, '-')) ?? [];
  return `${words.replace(/^-|-$/g, '') || 'file'}${ending}`;
}

/** The file of an input, whatever the name of its copy. */
export function namedFile(input: string): string {
  return input.startsWith(`${namespace}:`) ? dirname(input.slice(namespace.length + 1)) : input;
}
