import type { Address, Fact } from '#authoring';
import type { DistantPlace } from '../distances.ts';

export interface ServiceArea {
  readonly name: string;
  readonly href: Address & `/service-areas/${string}`;
  /** The entry of the distance table that is this area. Some have none. */
  readonly distance?: DistantPlace;
}

export const areas = {
  northchase: { name: 'Northchase', href: '/service-areas/northchase-wilmington-nc' },
  castleHayne: {
    name: 'Castle Hayne',
    href: '/service-areas/castle-hayne-nc',
    distance: 'Castle Hayne',
  },
  murrayville: {
    name: 'Murrayville',
    href: '/service-areas/murrayville-wilmington-nc',
    distance: 'Murrayville',
  },
  ogden: { name: 'Ogden', href: '/service-areas/ogden-wilmington-nc', distance: 'Ogden' },
  rockyPoint: { name: 'Rocky Point', href: '/service-areas/rocky-point-nc' },
  portersNeck: {
    name: 'Porters Neck',
    href: '/service-areas/porters-neck-wilmington-nc',
    distance: 'Porters Neck',
  },
  uncw: { name: 'UNCW area', href: '/service-areas/uncw-wilmington-nc' },
  airport: {
    name: 'Airport and Blue Clay',
    href: '/service-areas/ilm-airport-blue-clay',
    distance: 'Airport',
  },
  wrightsboro: {
    name: 'Wrightsboro',
    href: '/service-areas/wrightsboro-wilmington-nc',
    distance: 'Wrightsboro',
  },
} as const satisfies Readonly<Record<string, ServiceArea>>;

const eight: readonly ServiceArea[] = [
  areas.northchase,
  areas.murrayville,
  areas.ogden,
  areas.rockyPoint,
  areas.portersNeck,
  areas.uncw,
  areas.wrightsboro,
  areas.airport,
];

/** The cards of Areas We Serve, in their order. */
export const areasWeServe: Fact<readonly ServiceArea[]> = {
  name: 'Areas We Serve',
  readings: [{ value: eight, statedAt: ['/service-areas'], note: 'cards to the eight area pages' }],
  chosen: [
    areas.northchase,
    areas.murrayville,
    areas.wrightsboro,
    areas.airport,
    areas.castleHayne,
    areas.ogden,
    areas.portersNeck,
    areas.uncw,
    areas.rockyPoint,
  ],
  why: 'The source leaves out Castle Hayne without a reason, although it has a page.',
  show: (list) => list.map(({ name }) => name).join(', '),
};

/** The areas that the locations page and the footer link to. */
export const linkedAreas: readonly ServiceArea[] = [
  areas.murrayville,
  areas.wrightsboro,
  areas.castleHayne,
  areas.ogden,
  areas.portersNeck,
  areas.airport,
];
