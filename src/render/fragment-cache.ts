import type { PageEntry } from '../author/definition/page.ts';
import type { Route } from '../routes/route.ts';
import type { Fragment } from './html/fragment.ts';

/** Rendered pages from earlier builds, for a watch session that keeps unchanged modules. */
export interface FragmentCache {
  /** `contextKey` identifies everything about the site that a page can see. */
  readonly getOrRender: (route: Route, contextKey: string, render: () => Fragment) => Fragment;
  /** Whether a page is rendered before all others. */
  readonly isFirst: (route: Route) => boolean;
  readonly clear: () => void;
}

interface CachedFragment {
  readonly Component: unknown;
  readonly entry: PageEntry | undefined;
  readonly contextKey: string;
  readonly fragment: Fragment;
}

/** `changingReads` counts how often code has read what changes by itself, such as the clock. */
export function createFragmentCache(
  isFirst: (route: Route) => boolean,
  changingReads: () => number,
): FragmentCache {
  const cached = new Map<string, CachedFragment>();
  const getOrRender: FragmentCache['getOrRender'] = (route, contextKey, render) => {
    const { Component } = route.page.module;
    const { address, entry } = route;
    const last = cached.get(address);
    // A module that is evaluated again has a new component and new entries.
    const isValid =
      last?.Component === Component && last.entry === entry && last.contextKey === contextKey;
    if (last && isValid) return last.fragment;
    const before = changingReads();
    const fragment = render();
    if (changingReads() === before) cached.set(address, { Component, entry, contextKey, fragment });
    else cached.delete(address);
    return fragment;
  };
  return { getOrRender, isFirst, clear: () => cached.clear() };
}
