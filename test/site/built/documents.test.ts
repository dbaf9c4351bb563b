import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { sampleOf } from '../../support/sample.ts';
import { readPage, realRoutes, viewBuilt } from '../../support/site/built-pages.ts';
import { validateHtml } from '../../support/validate-html.ts';

const { resolved, asStated, year } = inject('builtSite');
const routes = realRoutes();
const addresses = routes.map(({ address }) => address);

const folders: readonly (readonly [string, string])[] = [
  ['resolved', resolved],
  ['as stated', asStated],
];

describe.each(sampleOf(folders, 2))('%s', (_, folder) => {
  test.each(sampleOf(addresses, 3))('%s is valid HTML', async (address) => {
    expect(await validateHtml(readPage(folder, address))).toEqual([]);
  });

  test.each(addresses)('%s has its title, image, and address for sharing', (address) => {
    const { meta, document } = viewBuilt(folder, address);
    expect(meta('og:title')).not.toBe('');
    expect(meta('og:description')).not.toBe('');
    expect(meta('twitter:title')).toBe(meta('og:title'));
    expect(meta('twitter:description')).toBe(meta('og:description'));
    expect(meta('twitter:image')).toBe(meta('og:image'));
    expect(meta('twitter:card')).not.toBe('');
    if (meta('robots').startsWith('noindex')) return;
    const canonical = DomUtils.getElementsByTagName('link', document).find(
      ({ attribs }) => attribs['rel'] === 'canonical',
    );
    expect(new URL(canonical?.attribs['href'] ?? '').pathname).toBe(address);
    expect(new URL(meta('og:url')).pathname).toBe(address);
  });

  test('no two pages have the same keywords', () => {
    const holders = new Map<string, string[]>();
    for (const address of addresses) {
      const words = viewBuilt(folder, address).meta('keywords');
      if (words !== '') holders.set(words, [...(holders.get(words) ?? []), address]);
    }
    expect([...holders].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });
});

test.each(['/contact', '/locations'])(
  'the holidays on %s are in order: only those of another year name it',
  (address) => {
    const { elements, textOf } = viewBuilt(resolved, address);
    const dated = elements
      .filter(({ name }) => name === 'th')
      .map((cell) => /, ([A-Z][a-z]{2} \d+)(?:, (\d{4}))?$/.exec(textOf(cell)))
      .filter((found) => found !== null);
    const days = dated.map(([, day, of = year]) => Date.parse(`${day}, ${of}`));
    expect(days).toHaveLength(new Set(days).size);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(dated.map(([, , of]) => of)).not.toContain(String(year));
  },
);
