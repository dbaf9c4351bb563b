import { escapeHtml } from '../model/html.ts';
import type { OutputFile } from '../model/output.ts';
import { isListed, type RouteTable } from '../model/route.ts';

/** What one file may hold: https://www.sitemaps.org/protocol.html. */
const addressesPerFile = 50_000;

/** `sitemap.xml`; past 50,000 addresses it is an index of `sitemap-1.xml` and so on. */
export function renderSitemap(
  { routes }: RouteTable,
  origin: string,
  perFile = addressesPerFile,
): readonly OutputFile[] {
  const urls = [...routes.values()].filter(isListed).map(({ address }) => `${origin}${address}`);
  if (urls.length <= perFile)
    return [{ path: 'sitemap.xml', contents: document('urlset', 'url', urls) }];
  const parts: OutputFile[] = [];
  for (let from = 0; from < urls.length; from += perFile)
    parts.push({
      path: `sitemap-${parts.length + 1}.xml`,
      contents: document('urlset', 'url', urls.slice(from, from + perFile)),
    });
  const index = document(
    'sitemapindex',
    'sitemap',
    parts.map(({ path }) => `${origin}/${path}`),
  );
  return [{ path: 'sitemap.xml', contents: index }, ...parts];
}

export function renderRobots(origin: string): OutputFile {
  return {
    path: 'robots.txt',
    contents: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

function document(root: string, item: string, locations: readonly string[]): string {
  const items = locations.map((url) => `<${item}><loc>${escapeHtml(url)}</loc></${item}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${root}>\n`;
}
