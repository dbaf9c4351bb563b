import { join, resolve } from 'node:path';
import { buildDate } from '../../core/build-date.ts';
import type { WatchedSite } from '../../watch/types.ts';
import type { InstallPaths } from '../install-paths.ts';
import type { SiteFlags } from './command-options.ts';

/** The options of a site, from the flags, the environment, and the current folder. */
export function toSiteOptions(
  { root, cache: cacheLocation, compiled }: InstallPaths,
  { pages, origin, asStated, cache }: SiteFlags,
): WatchedSite {
  return {
    pages: resolve(pages),
    origin,
    policy: asStated ? 'as-stated' : 'resolved',
    date: buildDate(process.env['SOURCE_DATE_EPOCH']),
    generatorFolder: join(root, 'src'),
    usesCache: cache !== false && !cacheLocation.isTemporary,
    cacheFolder: join(cacheLocation.folder, 'site'),
    compiledFolder: compiled,
  };
}
