import { dirname, join, resolve } from 'node:path';
import { configFilesAbove } from '../../core/files/config-files.ts';
import { SiteError } from '../../core/problem.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import type { WatchedSite } from '../../watch/types.ts';
import type { SiteFlags } from './command-options.ts';

/** Where the pictures of `<Picture>` are cached. */
export function pictureFolderOf({ cacheFolder }: Pick<WatchedSite, 'cacheFolder'>): string {
  return join(cacheFolder, 'pictures');
}

/** The options of a site, from the flags, the environment, and the current folder. */
export function toSiteOptions(
  { root, source, compiled, openCache }: InstallPaths,
  { pages, origin, asStated, cache }: SiteFlags,
  mode: SiteOptions['mode'] = 'build',
): WatchedSite {
  const [packageFile = join(root, 'package.json')] = configFilesAbove(resolve(pages), [
    'package.json',
  ]);
  const { folder, isTemporary } = openCache(dirname(packageFile));
  return {
    mode,
    pages: resolve(pages),
    origin,
    policy: asStated ? 'as-stated' : 'resolved',
    date: buildDate(process.env['SOURCE_DATE_EPOCH']),
    generatorFolder: source,
    usesCache: cache !== false && !isTemporary,
    cacheFolder: join(folder, 'site'),
    compiledFolder: compiled,
  };
}

/** `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/) or today, in UTC. */
export function buildDate(epoch: string | undefined): string {
  if (epoch === undefined || epoch === '') return new Date().toISOString().slice(0, 10);
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  throw new SiteError([
    {
      file: 'SOURCE_DATE_EPOCH',
      message: `"${epoch}" is not a whole number of seconds.`,
      hint: 'Set it to seconds since January 1, 1970 (UTC), or unset it.',
    },
  ]);
}

/** Where the installed generator is, and what `bin/site.js` does for it. */
export interface InstallPaths {
  /** The package folder. */
  readonly root: string;
  /** The folder of its modules: TypeScript in its repository, JavaScript in its package. */
  readonly source: string;
  /** The folder of the compiled files. */
  readonly compiled: string;
  /** The cache folder in a folder with packages. A temporary one is removed when the command ends. */
  readonly openCache: (root: string) => { readonly folder: string; readonly isTemporary: boolean };
  /** Node's `import`. */
  readonly importModule: (name: string) => Promise<object>;
}
