import type { Address, Fact } from '#authoring';

/** Paths that content links to and no page has, with the page that was meant. */
export const repairs = {
  '/shipping-services/fedex': '/fedex-services',
  '/shipping-services/ups': '/ups-services',
  '/shipping-services/dhl': '/dhl-services',
  '/shipping-services/international': '/international-shipping',
  '/shipping-services/overnight': '/overnight-shipping',
  '/shipping-services/art-shipping': '/art-shipping',
  '/packing-services/art-crating': '/art-crating',
  '/packing-services/custom-crating': '/custom-crating',
  '/resources/art-shipping-guide': '/art-shipping-guide',
  '/business-services/printing': '/printing-services',
} as const satisfies Readonly<Record<`/${string}`, Address>>;

export type DeadPath = keyof typeof repairs;

export const deadPaths = Object.keys(repairs).filter(isDead);

export const deadLinksFact: Fact<readonly string[]> = {
  name: 'Links to pages that do not exist',
  readings: [{ value: deadPaths, statedAt: [], note: 'these show the 404 page' }],
  chosen: deadPaths.map((path) => repairs[path]),
  why: 'Each link leads to the intended page, and the old path redirects there.',
  show: (paths) => paths.join(', '),
};

function isDead(path: string): path is DeadPath {
  return path in repairs;
}
