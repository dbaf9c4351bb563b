import { expect, test } from 'vitest';
import type { LoadedPage } from '../../../src/routes/page-module.ts';
import type { Route, RouteTable } from '../../../src/routes/route.ts';
import { renderSitemap } from '../../../src/routes/sitemap.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const noindex = '<meta name="robots" content="noindex">';
const files = {
  'about.tsx': pageText('About', { meta: "aliases: ['/us']" }),
  'areas/ogden.tsx': pageText('Ogden'),
  'thanks.tsx': pageText('Thanks', { meta: 'listed: false' }),
  '404.tsx': pageText('Not found'),
};

test('the sitemap has every listed page, and no alias', async () => {
  const site = await builtSite(files);
  expect(site.read('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://store.example/</loc></url>
<url><loc>https://store.example/about</loc></url>
<url><loc>https://store.example/areas/ogden</loc></url>
</urlset>
`);
});

test('robots.txt names the sitemap', async () => {
  const site = await builtSite(files);
  expect(site.read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://store.example/sitemap.xml\n',
  );
});

test('an unlisted page and the 404 page ask not to be indexed', async () => {
  const site = await builtSite(files);
  for (const file of ['thanks.html', '404.html']) {
    expect(site.read(file)).toContain(noindex);
    expect(site.read(file)).not.toContain('rel="canonical"');
  }
  expect(site.read('about.html')).not.toContain(noindex);
});

test('--origin is in every absolute URL', async () => {
  const site = await builtSite(files, { origin: 'http://localhost:4321' });
  for (const file of ['about.html', 'us.html', 'sitemap.xml', 'robots.txt']) {
    expect(site.read(file)).toContain('http://localhost:4321');
    expect(site.read(file)).not.toContain('store.example');
  }
});

thoroughly.each([
  [50_000, ['sitemap.xml']],
  [50_001, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
  [100_001, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']],
])('a sitemap of %i addresses is split at 50,000', (count, paths) => {
  const addresses = Array.from({ length: count }, (_, index) => `/page-${index}`);
  const sitemap = renderSitemap(tableOf(addresses), 'https://store.example');
  expect(sitemap.map(({ path }) => path)).toEqual(paths);
  const [index, ...parts] = sitemap.map(({ contents }) => String(contents));
  const locations = parts.length === 0 ? [index] : parts;
  expect(locations.join('').match(/<loc>.*?<\/loc>/g)).toEqual(
    addresses.map((address) => `<loc>https://store.example${address}</loc>`),
  );
  for (const path of paths.slice(1))
    expect(index).toContain(`<sitemap><loc>https://store.example/${path}</loc></sitemap>`);
});

function Nothing() {
  return null;
}

function tableOf(addresses: readonly string[]): RouteTable {
  const meta = { title: 'A', description: 'B', schemaType: 'WebPage' } as const;
  const page: LoadedPage = {
    file: 'a.tsx',
    pattern: '/a',
    module: { kind: 'single', meta, Component: Nothing },
  };
  const routes = addresses.map((address): [string, Route] => [address, { address, page, meta }]);
  return { routes: new Map(routes), redirects: new Map(), isComplete: true };
}
