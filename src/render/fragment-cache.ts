import type { PageEntry } from '../author/definition/page.ts';
import type { Route } from '../routes/route.ts';
import type { Fragment } from './html/fragment.ts';

/** What components made of pages before: for who makes a site often, and keeps modules that are the same. */
export interface FragmentCache {
  /** `look` names all that pages are shown of the site around them. */
  readonly recall: (route: Route, look: string, render: () => Fragment) => Fragment;
  /** Whether a page is to be rendered before all others. */
  readonly isFirst: (route: Route) => boolean;
  readonly clear: () => void;
}

interface Remembered {
  readonly Component: unknown;
  readonly entry: PageEntry | undefined;
  readonly look: string;
  readonly piece: Fragment;
}

/** `changingReads` counts how often code has read what changes by itself, such as the clock. */
export function createFragmentCache(
  isFirst: (route: Route) => boolean,
  changingReads: () => number,
): FragmentCache {
  const known = new Map<string, Remembered>();
  const recall: FragmentCache['recall'] = (route, look, render) => {
    const { Component } = route.page.module;
    const { address, entry } = route;
    const last = known.get(address);
    // A module that is evaluated anew has another component, and other entries.
    if (last && last.Component === Component && last.entry === entry && last.look === look)
      return last.piece;
    const before = changingReads();
    const piece = render();
    if (changingReads() === before) known.set(address, { Component, entry, look, piece });
    else known.delete(address);
    return piece;
  };
  return { recall, isFirst, clear: () => known.clear() };
}
