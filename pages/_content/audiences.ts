import { areas, type ServiceArea } from '../_facts/areas/areas.ts';

/** A kind of customer, what they come for, and the area page that suits them. */
export interface Audience {
  readonly category: string;
  readonly comesFor: string;
  readonly area: ServiceArea;
}

export const audiences: readonly Audience[] = [
  {
    category: 'Residents and families',
    comesFor: 'Gifts, labeled returns, passport photos and notary',
    area: areas.murrayville,
  },
  {
    category: 'University students',
    comesFor: 'Mailboxes, textbooks and shipping home',
    area: areas.uncw,
  },
  {
    category: 'Farmers and growers',
    comesFor: 'Parts, tools, pallets and package pickup',
    area: areas.wrightsboro,
  },
  {
    category: 'Home businesses',
    comesFor: 'Drop-off, boxes and a business mailbox',
    area: areas.northchase,
  },
  {
    category: 'Property owners',
    comesFor: 'Leases and deeds notarized and shipped overnight',
    area: areas.northchase,
  },
  {
    category: 'Healthcare and professional offices',
    comesFor: 'Scanning, fax, shredding and Certified Mail',
    area: areas.ogden,
  },
  {
    category: 'Airport and aviation employers',
    comesFor: 'Overnight parts and crew documents',
    area: areas.airport,
  },
  {
    category: 'Art and auction customers',
    comesFor: 'Crates, art shipping and insurance',
    area: areas.portersNeck,
  },
  {
    category: 'Businesses near I-40',
    comesFor: 'Freight, volume discounts and business accounts',
    area: areas.rockyPoint,
  },
];
