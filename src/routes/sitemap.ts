import type { History } from '../core/files/git-history.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import { escapeHtml } from '../core/html.ts';
import { isSiteFile, type ModuleGraph, reachableFrom } from '../modules/graph.ts';
import { isIndexed, type RouteTable } from './route.ts';
import type { Version, Versions } from './validation/validate-versions.ts';

/** The limit of the protocol: https://www.sitemaps.org/protocol.html. */
const addressesPerFile = 50_000;

interface SitemapOptions {
  /** The day on which each page file last changed, if it is known. */
  readonly dates?: ReadonlyMap<string, string> | undefined;
  /** The versions of each page that has several. */
  readonly versions?: Versions | undefined;
}

/** `sitemap.xml`. For more than 50,000 addresses, it is an index of `sitemap-1.xml` and so on. */
export function renderSitemap(
  { routes }: RouteTable,
  origin: string,
  { dates, versions }: SitemapOptions = {},
): readonly OutputFile[] {
  const urls = [...routes.values()].filter(isIndexed).map(({ address, page }) => ({
    url: `${origin}${address}`,
    changed: dates?.get(page.file),
    versions: versions?.get(address)?.map((version) => alternate(version, origin)),
  }));
  if (urls.length <= addressesPerFile)
    return [{ path: 'sitemap.xml', contents: document('urlset', 'url', urls) }];
  const parts: OutputFile[] = [];
  for (let from = 0; from < urls.length; from += addressesPerFile)
    parts.push({
      path: `sitemap-${parts.length + 1}.xml`,
      contents: document('urlset', 'url', urls.slice(from, from + addressesPerFile)),
    });
  const partUrls = parts.map(({ path }) => ({ url: `${origin}/${path}` }));
  const index = document('sitemapindex', 'sitemap', partUrls);
  return [{ path: 'sitemap.xml', contents: index }, ...parts];
}

export const robotsFile = 'robots.txt';

/** A preview lets search engines in, too: only then do they read that they must not index it. */
export function renderRobots(origin: string, isPreview: boolean): OutputFile {
  const sitemap = isPreview ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
  return { path: robotsFile, contents: `User-agent: *\nAllow: /\n${sitemap}` };
}

interface Location {
  readonly url: string;
  /** `2026-11-21`. */
  readonly changed?: string | undefined;
  /** Elements that link to all versions of a page. */
  readonly versions?: readonly string[] | undefined;
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function alternate({ language, address }: Version, origin: string): string {
  const href = escapeHtml(`${origin}${address}`);
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

function document(root: string, item: string, locations: readonly Location[]): string {
  const items = locations.map(({ url, changed, versions = [] }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${item}><loc>${escapeHtml(url)}</loc>${date}${versions.join('')}</${item}>\n`;
  });
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(locations.some(({ versions }) => versions)
      ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"']
      : []),
  ].join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>\n${items.join('')}</${root}>\n`;
}

/**
 * The day on which each page last changed: the newest date among the modules that no other page
 * imports. Shared modules are ignored, because a new design does not make a page new. If one of its
 * modules has no date, the page has none.
 */
export function lastModifiedDates(
  { routes }: RouteTable,
  graph: ModuleGraph,
  history: History = new Map(),
): ReadonlyMap<string, string> {
  if (history.size === 0) return new Map();
  const pageFiles = new Set([...routes.values()].map(({ page }) => page.file));
  const importers = new Map<string, number>();
  for (const file of pageFiles)
    for (const module of reachableFrom(graph, file))
      importers.set(module, (importers.get(module) ?? 0) + 1);
  const dates = new Map<string, string>();
  for (const file of pageFiles) {
    const own = reachableFrom(graph, file).filter(
      (module) => importers.get(module) === 1 && isSiteFile(module),
    );
    const days = own.map((module) => history.get(module));
    // `sort` puts undefined last.
    const newest = days.sort().at(-1);
    if (newest !== undefined) dates.set(file, newest);
  }
  return dates;
}
