import { expect, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { specifiedRoutes } from './specified/specified-routes.ts';

/** Pages that no menu names and no search engine keeps. */
const unlisted = ['/404', '/search', '/contact/not-sent', '/contact/sent'];

test('every page of the specification exists, and no other but the unlisted ones', () => {
  const addresses = realRoutes().map(({ address }) => address);
  expect(addresses.sort()).toEqual([...specifiedRoutes, ...unlisted].sort());
});
