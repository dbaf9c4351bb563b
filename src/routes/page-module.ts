import type { ComponentType } from 'react';
import type { PageEntry, PageMeta } from '../author/definition/page.ts';

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

/** A page's file and its module. */
export interface LoadedPage {
  /** Relative to the pages folder, with forward slashes. */
  readonly file: string;
  /** `/a/b`, or `/a/[slug]` for a module of many pages. */
  readonly pattern: string;
  readonly module: PageModule;
}

/** Whether the addresses of its pages are known without iterating over entries that may come from anywhere. */
export function hasStaticEntries(module: PageModule): boolean {
  return module.kind === 'single' || Array.isArray(module.entries);
}
