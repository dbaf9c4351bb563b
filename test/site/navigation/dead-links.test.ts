import { expect, test } from 'vitest';
import { deadLinks, repairedAliases, statedLink } from '../../../pages/_navigation/dead-links.ts';

test.each([
  ['/shipping-services/fedex', '/fedex-services'],
  ['/shipping-services/ups', '/ups-services'],
  ['/shipping-services/dhl', '/dhl-services'],
  ['/shipping-services/international', '/international-shipping'],
  ['/shipping-services/overnight', '/overnight-shipping'],
  ['/shipping-services/art-shipping', '/art-shipping'],
  ['/packing-services/art-crating', '/art-crating'],
  ['/packing-services/custom-crating', '/custom-crating'],
  ['/resources/art-shipping-guide', '/art-shipping-guide'],
  ['/business-services/printing', '/printing-services'],
] as const)('%s means %s', (dead, meant) => {
  expect(statedLink(dead, 'resolved')).toBe(meant);
  expect(repairedAliases(meant, 'resolved')).toEqual([dead]);
  expect(statedLink(dead, 'as-stated')).toBe(dead);
  expect(repairedAliases(meant, 'as-stated')).toEqual([]);
  expect(deadLinks('as-stated')).toContain(dead);
});

test('ten paths are dead as stated, none when resolved', () => {
  expect(deadLinks('as-stated')).toHaveLength(10);
  expect(deadLinks('resolved')).toEqual([]);
});
