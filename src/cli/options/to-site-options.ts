import { join, resolve } from 'node:path';
import { buildDate } from '../../core/build-date.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import type { InstallPaths } from '../install-paths.ts';
import type { SiteFlags } from './command-options.ts';

/** What a command needs to know of a site, from its flags, the environment and the folder it was given in. */
export function toSiteOptions(
  { root, cache: kept, compiled }: InstallPaths,
  { pages, origin, asStated, cache }: SiteFlags,
): SiteOptions {
  return {
    pages: resolve(pages),
    origin,
    policy: asStated ? 'as-stated' : 'resolved',
    date: buildDate(process.env['SOURCE_DATE_EPOCH']),
    generatorFolder: join(root, 'src'),
    remembers: cache !== false && !kept.isTemporary,
    cacheFolder: join(kept.folder, 'site'),
    proofreaderFile: join(compiled, 'checks', 'react-warnings', 'worker.js'),
    placerFile: join(compiled, 'output', 'writer', 'write-worker.js'),
  };
}
