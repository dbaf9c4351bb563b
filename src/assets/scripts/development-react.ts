import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { assetNames } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import { esbuild } from '../../modules/compile/compilers.ts';
import { toOutputFile } from '../../modules/compile/esbuild.ts';

/**
 * React's development build, which the islands of `site watch` import. Bundled once: an edited island
 * then takes a few milliseconds, and not as long as React.
 */
export async function bundleDevelopmentReact(generatorFolder: string): Promise<OutputFile> {
  const { outputFiles } = await esbuild().build({
    entryPoints: { react: join(generatorFolder, 'author', 'browser', 'development-react') },
    outdir: outputFolder,
    entryNames: assetNames,
    bundle: true,
    minifyWhitespace: true,
    format: 'esm',
    define: developmentMode,
    write: false,
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('esbuild wrote no file for React.');
  return toOutputFile(output, outputFolder);
}

const outputFolder = '/react';
const developmentMode = { 'process.env.NODE_ENV': '"development"' };

/** Options for code that reports mistakes: with source maps and, for islands, the React in the file. */
export function inDevelopment(
  options: BuildOptions,
  react: OutputFile | undefined,
): BuildOptions & { readonly metafile: true; readonly write: false } {
  const url = `${options.publicPath}${react?.path}`;
  return {
    ...options,
    define: { ...options.define, ...developmentMode },
    // The names of components are part of what React reports.
    minify: false,
    minifyWhitespace: true,
    sourcemap: 'linked',
    metafile: true,
    write: false,
    ...(react && {
      banner: { js: `import developmentReact from ${JSON.stringify(url)};` },
      plugins: [reactFromFile, ...(options.plugins ?? [])],
    }),
  };
}

const reactFromFile: Plugin = {
  name: 'development-react',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom(\/client)?|\/jsx-runtime)?$/ }, ({ path }) => ({
      path,
      namespace: 'development-react',
    }));
    onLoad({ filter: /./, namespace: 'development-react' }, ({ path }) => ({
      contents: `module.exports = developmentReact[${JSON.stringify(path)}];`,
    }));
  },
};
