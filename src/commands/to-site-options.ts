import { join, resolve } from 'node:path';
import { buildDate } from '../model/build-date.ts';
import type { SiteOptions } from '../model/site-options.ts';
import type { SiteFlags } from './command-options.ts';
import type { Home } from './home.ts';

/** What a command needs to know of a site, from its flags, the environment and the folder it was given in. */
export function toSiteOptions(
  { root, compiled }: Home,
  { pages, origin, asStated, cache }: SiteFlags,
): SiteOptions {
  return {
    pages: resolve(pages),
    origin,
    policy: asStated ? 'as-stated' : 'resolved',
    date: buildDate(process.env['SOURCE_DATE_EPOCH']),
    generatorFolder: join(root, 'src'),
    remembers: cache !== false,
    cacheFolder: join(root, 'node_modules', '.cache', 'site'),
    proofreaderFile: join(compiled, 'proofread-worker.js'),
    placerFile: join(compiled, 'place-worker.js'),
  };
}
