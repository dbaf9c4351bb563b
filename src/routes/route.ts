import type { PageEntry, PageMeta } from '../author/definition/page.ts';
import type { RedirectStatus, SiteDefinition } from '../author/definition/site.ts';
import type { LoadedPage } from './page-module.ts';

/** A page's address and everything that is needed to render it. */
export interface Route {
  readonly address: string;
  readonly page: LoadedPage;
  readonly meta: PageMeta;
  /** The entry of a `[slug].tsx` module. */
  readonly entry?: PageEntry;
  /** The entry and most of the meta are left out; they are iterated again when the page is rendered. */
  readonly isReplayed?: true;
}

/** An alias of a page, or a redirect of the site definition. */
export interface Redirect {
  /** `/old`, `/?p=123`, or `/blog/*`, percent-encoded. */
  readonly from: string;
  /** A path, or a URL on another host. A `*` at its end stands for what the one in `from` stands for. */
  readonly to: string;
  readonly status: RedirectStatus;
  /** The module that declares it. */
  readonly file: string;
}

export interface RouteTable {
  /** By address, sorted. */
  readonly routes: ReadonlyMap<string, Route>;
  /** By old address, in the order in which they apply. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  /** False if some entries are missing because they have problems. */
  readonly isComplete: boolean;
}

/** The address of the page that an address leads to, directly or by a redirect. */
export function pageAt({ routes, redirects }: RouteTable, path: string): string | undefined {
  const address = routes.has(path) ? path : pathOf(redirects.get(path)?.to ?? '');
  return routes.has(address) ? address : undefined;
}

/** The page that a link to an old address can lead to instead, because the page has moved for good. */
export function movedTo({ routes, redirects }: RouteTable, path: string): string | undefined {
  const { to = '', status } = redirects.get(path) ?? {};
  return routes.has(to) && (status === 301 || status === 308) ? to : undefined;
}

/** The page that is served with status 404 for an unknown address. */
export const notFoundAddress = '/404';

/** `/` -> `index.html`, `/a/b` -> `a/b.html`. */
export function outputPathOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Whether a page is in the sitemap and open to search engines. */
export function isIndexed(route: Route): boolean {
  return route.meta.listed !== false && route.address !== notFoundAddress;
}

/** The language of a page: its own, or the site's. */
export function languageOf(
  { meta }: Pick<Route, 'meta'>,
  { language }: Pick<SiteDefinition, 'language'>,
): string {
  return meta.lang ?? language;
}

/** `/a?b#c` -> `/a`. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}
