import type { OutputFile } from '../core/files/output-file.ts';
import { escapeHtml } from '../core/text/html.ts';
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

export function renderRobots(origin: string): OutputFile {
  return {
    path: 'robots.txt',
    contents: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
  };
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
