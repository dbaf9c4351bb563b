import { expect, inject, test } from 'vitest';
import { readPage, realRoutes } from '../support/site/built-pages.ts';
import { addedRoutes, specifiedRoutes } from './specified/specified-routes.ts';

/** Pages that no menu names and no search engine indexes. */
const unlisted = ['/404', '/search', '/contact/not-sent', '/contact/sent'];

test('every specified page exists, and no others but the added and unlisted ones', () => {
  const addresses = realRoutes().map(({ address }) => address);
  expect(addresses.sort(), 'Pages that the owner adds stand in addedRoutes.').toEqual(
    [...specifiedRoutes, ...addedRoutes, ...unlisted].sort(),
  );
});

test.each(['resolved', 'asStated'] as const)('%s: each of them has keywords', (policy) => {
  const folder = inject('builtSite')[policy];
  const keywords = /<meta name="keywords" content="[^",]+,[^"]+"/;
  expect(specifiedRoutes.filter((route) => !keywords.test(readPage(folder, route)))).toEqual([]);
});
