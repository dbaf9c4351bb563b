import { expect, test } from 'vitest';
import { realRoutes } from './built-pages.ts';
import { specifiedRoutes } from './specified/specified-routes.ts';

test('every page of the specification exists, and no other but the one for what is not found', () => {
  const addresses = realRoutes().map(({ address }) => address);
  expect(addresses.filter((address) => address !== '/404').sort()).toEqual(
    [...specifiedRoutes].sort(),
  );
});
