import { createQuickBundler, type QuickBundler } from '../modules/quick-bundler.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { createFragmentCache, type FragmentCache } from '../render/fragment-cache.ts';
import type { Route } from '../routes/route.ts';

/** What makes a site again without making all of it again: its modules, and what they made of pages. */
export interface Quick {
  readonly bundler: QuickBundler;
  readonly memory: FragmentCache;
}

export function startQuick(options: SiteOptions, isFirst: (route: Route) => boolean): Quick {
  return { bundler: createQuickBundler(options), memory: createFragmentCache(isFirst) };
}
