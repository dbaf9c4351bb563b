import { dirname, join, resolve } from 'node:path';
import { buildDate } from '../../core/build-date.ts';
import { configFilesAbove } from '../../core/files/config-files.ts';
import type { WatchedSite } from '../../watch/types.ts';
import type { InstallPaths } from '../install-paths.ts';
import type { SiteFlags } from './command-options.ts';

/** Where the pictures of `<Picture>` are cached. */
export function pictureFolderOf({ cacheFolder }: Pick<WatchedSite, 'cacheFolder'>): string {
  return join(cacheFolder, 'pictures');
}

/** The options of a site, from the flags, the environment, and the current folder. */
export function toSiteOptions(
  { root, source, compiled, openCache }: InstallPaths,
  { pages, origin, asStated, cache }: SiteFlags,
): WatchedSite {
  const [packageFile = join(root, 'package.json')] = configFilesAbove(resolve(pages), [
    'package.json',
  ]);
  const { folder, isTemporary } = openCache(dirname(packageFile));
  return {
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
