import type { BuildOptions } from 'esbuild';
import { assetLoaders, assetNames } from '../../core/files/asset-names.ts';

/** Appears in the paths of esbuild's results. Nothing is written there. */
export const outputFolder = '/modules';

/** Increase it if compiled modules get another form. Part of the store's file name. */
export const compiledForm = 7;

/** For files that are not scripts, and for scripts that oxc does not compile. */
export const compileOptions = {
  bundle: false,
  jsx: 'automatic',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outdir: outputFolder,
  entryNames: '[name]',
  assetNames,
  loader: { ...assetLoaders, '.css': 'empty' },
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;
