import { areas, type ServiceArea } from './areas.ts';

/** A kind of customer, what they come for, and the page that is nearest to them. */
export interface Audience {
  readonly category: string;
  readonly comesFor: string;
  readonly area: ServiceArea;
}

export const audiences: readonly Audience[] = [
  {
    category: 'Residents and families',
    comesFor: 'Presents, returns with a label, passport photos, a signature witnessed',
    area: areas.murrayville,
  },
  {
    category: 'University students',
    comesFor: 'A mailbox by the term, textbooks, the move home',
    area: areas.uncw,
  },
  {
    category: 'Farmers and growers',
    comesFor: 'Pump parts, tools, pallets, a parcel address off the lane',
    area: areas.wrightsboro,
  },
  {
    category: 'Home businesses',
    comesFor: 'Daily drop-off, boxes without a minimum, a business address',
    area: areas.northchase,
  },
  {
    category: 'Property owners',
    comesFor: 'Leases and deeds notarized, keys and papers overnight',
    area: areas.northchase,
  },
  {
    category: 'Healthcare and professional offices',
    comesFor: 'Records scanned, faxed or shredded; certified mail',
    area: areas.ogden,
  },
  {
    category: 'Airport and aviation employers',
    comesFor: 'Parts by the fastest service that leaves today, crew papers',
    area: areas.airport,
  },
  {
    category: 'Art and auction customers',
    comesFor: 'Pictures and furniture collected, crated and insured',
    area: areas.portersNeck,
  },
  {
    category: 'Businesses on the interstate',
    comesFor: 'Freight, volume discounts, one account for four carriers',
    area: areas.rockyPoint,
  },
];
