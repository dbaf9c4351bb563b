import { join, resolve } from 'node:path';
import { buildDate } from '../model/build-date.ts';
import type { SiteOptions } from '../model/site-options.ts';
import type { SiteFlags } from './command-options.ts';
import type { Home } from './home.ts';

/** What a command needs to know of a site, from its flags, the environment and the folder it was given in. */
export function toSiteOptions(
  { root, cache: kept, compiled }: Home,
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
    proofreaderFile: join(compiled, 'proofread-worker.js'),
    placerFile: join(compiled, 'place-worker.js'),
  };
}
