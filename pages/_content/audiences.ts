import type { Address } from '#authoring';

/** A kind of customer, what they come for, and the page of a service that suits them. */
export interface Audience {
  readonly category: string;
  readonly comesFor: string;
  readonly service: readonly [name: string, href: Address];
}

export const audiences: readonly Audience[] = [
  {
    category: 'Residents and families',
    comesFor: 'Gifts, labeled returns, passport photos and notary',
    service: ['Returns and labels', '/returns-labels'],
  },
  {
    category: 'University students',
    comesFor: 'Mailboxes, textbooks and shipping home',
    service: ['Student mailboxes', '/student-mailboxes'],
  },
  {
    category: 'Farmers and growers',
    comesFor: 'Parts, tools, pallets and package receiving',
    service: ['Pallet shipping', '/pallet-shipping'],
  },
  {
    category: 'Home businesses',
    comesFor: 'Drop-off, boxes and a business mailbox',
    service: ['Business mailboxes', '/business-mailboxes'],
  },
  {
    category: 'Property owners',
    comesFor: 'Leases and deeds notarized and shipped overnight',
    service: ['Notary', '/notary-services'],
  },
  {
    category: 'Healthcare and professional offices',
    comesFor: 'Scanning, fax, shredding and Certified Mail',
    service: ['Business services', '/business-services'],
  },
  {
    category: 'Airport and aviation employers',
    comesFor: 'Overnight parts and crew documents',
    service: ['Overnight shipping', '/overnight-shipping'],
  },
  {
    category: 'Art and auction customers',
    comesFor: 'Crates, art shipping and insurance',
    service: ['Art shipping', '/art-shipping'],
  },
  {
    category: 'Businesses near I-40',
    comesFor: 'Freight, volume discounts and business accounts',
    service: ['Commercial freight', '/commercial-freight'],
  },
];
