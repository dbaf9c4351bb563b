import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { validateHtml } from '../support/validate-html.ts';
import { readPage, realRoutes } from './built-pages.ts';
import { viewPage } from './page-view.ts';

const { resolved, asStated } = inject('builtSite');
const routes = realRoutes();
const addresses = routes.map(({ address }) => address);

describe.each([
  ['resolved', resolved],
  ['as stated', asStated],
])('%s', (_, folder) => {
  test.each(addresses)('%s is sound HTML', async (address) => {
    const faults = await validateHtml(readPage(folder, address));
    // React writes `popoverTarget` and `colSpan`: HTML reads them alike.
    expect(faults.filter((fault) => !fault.startsWith('attr-case:'))).toEqual([]);
  });

  test.each(addresses)('%s has a title, a description and an address of its own', (address) => {
    const { title, meta, canonical } = headOf(folder, address);
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(meta('description').length).toBeGreaterThanOrEqual(70);
    expect(meta('description').length).toBeLessThanOrEqual(160);
    expect(meta('og:title')).not.toBe('');
    expect(meta('og:description')).not.toBe('');
    expect(meta('twitter:card')).not.toBe('');
    if (address === '/404' || address === '/search') return;
    expect(meta('keywords').split(',').length).toBeGreaterThan(1);
    expect(new URL(canonical).pathname).toBe(address);
    expect(new URL(meta('og:url')).pathname).toBe(address);
  });

  test.each(['title', 'description', 'keywords'] as const)('no two pages share a %s', (what) => {
    const holders = new Map<string, string[]>();
    for (const address of addresses) {
      const { title, meta } = headOf(folder, address);
      const words = what === 'title' ? title : meta(what);
      if (words !== '') holders.set(words, [...(holders.get(words) ?? []), address]);
    }
    expect([...holders].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });
});

function headOf(folder: string, address: string) {
  const { document, title } = viewPage(readPage(folder, address));
  const metas = DomUtils.getElementsByTagName('meta', document);
  const canonical = DomUtils.getElementsByTagName('link', document).find(
    ({ attribs }) => attribs['rel'] === 'canonical',
  );
  return {
    title,
    meta: (name: string): string =>
      metas.find(({ attribs }) => attribs['name'] === name || attribs['property'] === name)
        ?.attribs['content'] ?? '',
    canonical: canonical?.attribs['href'] ?? '',
  };
}
