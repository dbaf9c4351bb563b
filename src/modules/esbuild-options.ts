import type { BuildOptions } from 'esbuild';
import type { ReadingPolicy } from '../author/fact.ts';
import { assetLoaders, assetNames } from '../core/files/asset-names.ts';
import { outsideNames } from './observe.ts';

export interface PageBuildOptions {
  readonly policy: ReadingPolicy;
  /** What comes before every path of the site: `/shop`. */
  readonly base?: string | undefined;
  /** Whether `noteSiteRead` is to hear of each fact that is read. */
  readonly notesReads?: boolean | undefined;
}

/** How modules of pages are compiled, whether into one file or each by itself. */
export function pageBuild({ policy, base = '', notesReads }: PageBuildOptions) {
  return {
    bundle: true,
    // Node's own: without them a bundler also looks for the form of a package that bundlers like best.
    conditions: ['node-addons'],
    jsx: 'automatic',
    platform: 'node',
    target: 'node20',
    publicPath: `${base}/`,
    assetNames,
    loader: { ...assetLoaders, '.css': 'empty' },
    define: {
      SITE_POLICY: JSON.stringify(policy),
      SITE_BASE: JSON.stringify(base),
      SITE_NOTES_READS: String(notesReads === true),
    },
    metafile: true,
    write: false,
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/** The same, for modules that are listened to. */
export function heardPageBuild(options: PageBuildOptions) {
  const common = pageBuild(options);
  return { ...common, define: { ...common.define, ...outsideNames } };
}
