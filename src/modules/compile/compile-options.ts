import type { BuildOptions } from 'esbuild';
import { assetLoaders, assetNames } from '../../core/files/asset-names.ts';
import { observedNames } from '../runner/observe.ts';

/** Appears in the paths of esbuild's results. Nothing is written there. */
export const outputFolder = '/modules';

/** Increase it if compiled code or the store's records get another form. */
export const compiledForm = 2;

/** One form for every command: reading policy and base path are passed when a module runs. */
export const compileOptions = {
  bundle: false,
  jsx: 'automatic',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Dynamic imports also go through the runner.
  supported: { 'dynamic-import': false },
  outdir: outputFolder,
  entryNames: '[name]',
  assetNames,
  loader: { ...assetLoaders, '.css': 'empty' },
  define: { ...observedNames },
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;
