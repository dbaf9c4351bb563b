import type { BuildOptions } from 'esbuild';
import { assetLoaders, assetNames } from '../../core/files/asset-names.ts';
import { observedNames } from '../runner/observe.ts';

/** Where esbuild would write; nothing is written. */
export const outputFolder = '/modules';

/** Increase it if compiled code or the records of a store take another form. */
export const compiledForm = 1;

/** One form for every command: the reading policy and the base path are given when a module runs. */
export const compileOptions = {
  bundle: false,
  jsx: 'automatic',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // A module that is imported later is required from the same runner.
  supported: { 'dynamic-import': false },
  outdir: outputFolder,
  entryNames: '[name]',
  assetNames,
  loader: { ...assetLoaders, '.css': 'empty' },
  define: { ...observedNames },
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;
