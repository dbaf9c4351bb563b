import type { ComponentType } from 'react';
import type { PageEntry, PageMeta } from '../author/definition/page.ts';
import type { PageSource } from '../core/sources.ts';

/** A validated page module. */
export type PageModule =
  | {
      readonly kind: 'single';
      readonly meta: PageMeta;
      readonly Component: ComponentType;
    }
  | {
      readonly kind: 'many';
      readonly entries: Iterable<PageEntry> | AsyncIterable<PageEntry>;
      readonly metaOf: (entry: PageEntry) => PageMeta;
      readonly Component: ComponentType<{ readonly entry: PageEntry }>;
    };

export interface LoadedPage extends PageSource {
  readonly module: PageModule;
}

/** Whether the addresses of its pages are known without iterating over entries that may come from anywhere. */
export function hasStaticEntries(module: PageModule): boolean {
  return module.kind === 'single' || Array.isArray(module.entries);
}
