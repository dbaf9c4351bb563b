import { createPageMemory, type PageMemory } from './model/page-memory.ts';
import type { Route } from './model/route.ts';
import type { SiteOptions } from './model/site-options.ts';
import { createQuickBundler, type QuickBundler } from './quick-bundler.ts';

/** What makes a site again without making all of it again: its modules, and what they made of pages. */
export interface Quick {
  readonly bundler: QuickBundler;
  readonly memory: PageMemory;
}

export function startQuick(options: SiteOptions, isFirst: (route: Route) => boolean): Quick {
  return { bundler: createQuickBundler(options), memory: createPageMemory(isFirst) };
}
