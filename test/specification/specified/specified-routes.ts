import { tableOf } from '../source.ts';

/** The sixty addresses of section 2: its table, and the overview of services. */
export const specifiedRoutes: readonly string[] = [
  ...tableOf('Group').flatMap(([, paths = '']) => paths.match(/(?<=^|, )\/[\w/-]*/g) ?? []),
  '/services',
];

/** Pages that the source document lacks: the owner added them. */
export const addedRoutes: readonly string[] = [];

/** Old addresses, each with the page that it redirects to. */
export const specifiedAliases = {
  '/northchase-location': '/service-areas/northchase-wilmington-nc',
  '/castle-hayne-location': '/service-areas/castle-hayne-nc',
  '/porters-neck-location': '/service-areas/porters-neck-wilmington-nc',
  '/uncw-location': '/service-areas/uncw-wilmington-nc',
  '/services/shipping': '/shipping-services',
  '/services/fedex': '/fedex-services',
  '/services/ups': '/ups-services',
  '/services/usps': '/usps-services',
  '/services/mailbox': '/mailbox-services',
  '/services/business': '/business-services',
} as const;

/** Paths that content links to and no page has, each with the intended page. */
export const specifiedRepairs = {
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
} as const;
