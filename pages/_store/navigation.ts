import { street } from './address.ts';
import { areas } from './areas.ts';
import { overnight } from './drop-off.ts';
import { clockTime, dollars } from './format.ts';
import { serviceRadius } from './identity.ts';
import { mailboxPlans } from './mailbox-prices.ts';
import { notary, notaryPrices } from './notary.ts';
import type { PageAddress } from './page-addresses.ts';
import { pickupDaysText, type pickups, truckTime } from './pickups.ts';
import { mainPhone } from './placeholders.ts';
import { largestPrint } from './printing.ts';

export interface MenuItem {
  readonly title: string;
  readonly href: PageAddress;
  readonly description?: string;
  /** Belongs to the Premium Art Services of the small menu. */
  readonly premium?: true;
}

export interface MenuSection {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export interface MenuCta {
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly href: PageAddress | `${PageAddress}#${string}` | `tel:+${string}`;
}

export interface MenuGroup {
  readonly title: string;
  readonly sections: readonly MenuSection[];
  readonly cta?: MenuCta;
}

const truck = (carrier: keyof typeof pickups) =>
  `Truck at ${truckTime(carrier)}, ${pickupDaysText}`;

/** The dropdown menus of the header. */
export const headerMenus: readonly MenuGroup[] = [
  {
    title: 'Shipping Services',
    sections: [
      {
        title: 'Carriers',
        items: [
          {
            title: 'All shipping',
            href: '/shipping-services',
            description: 'Four carriers, one counter',
          },
          { title: 'FedEx', href: '/fedex-services', description: truck('fedex') },
          { title: 'UPS', href: '/ups-services', description: truck('ups') },
          { title: 'USPS', href: '/usps-services', description: 'Every day but Sunday' },
          { title: 'DHL', href: '/dhl-services', description: truck('dhl') },
        ],
      },
      {
        title: 'Fast and far',
        items: [
          {
            title: 'Overnight',
            href: '/overnight-shipping',
            description: `Priority by ${clockTime(overnight.chosen.arrives.priorityBy)}`,
          },
          {
            title: 'International',
            href: '/international-shipping',
            description: 'Customs forms filled with you',
          },
          {
            title: 'Returns and labels',
            href: '/returns-labels',
            description: 'What we can and can’t take',
          },
        ],
      },
      {
        title: 'Art and specialty',
        items: [
          { title: 'Art shipping', href: '/art-shipping', premium: true },
          { title: 'Fine art logistics', href: '/fine-art-logistics', premium: true },
          { title: 'Museum transport', href: '/museum-transport', premium: true },
          { title: 'Climate-controlled', href: '/climate-controlled-shipping', premium: true },
          { title: 'Auction services', href: '/auction-services', premium: true },
          { title: 'High-value transport', href: '/high-value-transport', premium: true },
          { title: 'White glove delivery', href: '/white-glove-delivery', premium: true },
        ],
      },
      {
        title: 'Freight',
        items: [
          { title: 'LTL freight', href: '/ltl-freight' },
          { title: 'Pallet shipping', href: '/pallet-shipping' },
          { title: 'Commercial freight', href: '/commercial-freight' },
        ],
      },
    ],
    cta: {
      title: 'Not sure which carrier?',
      description: 'We quote all four and tell you the difference in dollars and days.',
      label: 'Get Quote',
      href: '/contact',
    },
  },
  {
    title: 'Packing Services',
    sections: [
      {
        title: 'Packing',
        items: [
          {
            title: 'All packing',
            href: '/packing-services',
            description: 'We pack it, we handle the claim',
          },
          { title: 'Fragile items', href: '/fragile-packing' },
        ],
      },
      {
        title: 'Crating',
        items: [
          { title: 'Custom crating', href: '/custom-crating' },
          { title: 'Art crating', href: '/art-crating' },
          { title: 'Museum crating', href: '/museum-crating' },
        ],
      },
      {
        title: 'Materials',
        items: [
          { title: 'Boxes and containers', href: '/boxes-containers' },
          { title: 'Protective materials', href: '/protective-materials' },
          { title: 'Art supplies', href: '/art-supplies' },
        ],
      },
      {
        title: 'Guides',
        items: [
          { title: 'Packing tips', href: '/packing-tips' },
          { title: 'How to pack artwork', href: '/pack-artwork' },
          { title: 'Crating questions', href: '/crating-faq' },
        ],
      },
    ],
    cta: {
      title: 'Too big to carry in?',
      description: 'Call first with the size. We will tell you which door to use.',
      label: 'Call',
      href: `tel:${mainPhone.tel}`,
    },
  },
  {
    title: 'Mailbox Services',
    sections: [
      {
        title: 'Rent a box',
        items: [
          {
            title: 'Prices and ID',
            href: '/mailbox-services',
            description: `From ${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month`,
          },
          { title: 'Personal', href: '/personal-mailboxes' },
          { title: 'Business', href: '/business-mailboxes' },
          { title: 'Student', href: '/student-mailboxes', description: 'By semester or year' },
        ],
      },
      {
        title: 'Mail while you’re away',
        items: [
          { title: 'Package receiving', href: '/package-receiving' },
          { title: 'Forwarding and holding', href: '/mail-forwarding' },
        ],
      },
    ],
    cta: {
      title: 'Bring two forms of ID',
      description: 'One with your photo, one with your address.',
      label: 'See the lists',
      href: '/mailbox-services#id',
    },
  },
  {
    title: 'Business Services',
    sections: [
      {
        title: 'At the counter',
        items: [
          { title: 'All business services', href: '/business-services' },
          {
            title: 'Notary',
            href: '/notary-services',
            description: `${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}`,
          },
          {
            title: 'Printing and copies',
            href: '/printing-services',
            description: `Up to ${largestPrint}`,
          },
        ],
      },
      {
        title: 'Paper',
        items: [
          { title: 'Documents', href: '/document-services' },
          { title: 'Scanning', href: '/scanning-services' },
          { title: 'Fax', href: '/fax-services' },
        ],
      },
    ],
    cta: {
      title: 'Walk in for a notary',
      description: `Bring a valid photo ID. Most take ${notary.minutes} minutes or less.`,
      label: 'What to bring',
      href: '/notary-services',
    },
  },
  {
    title: 'Locations We Serve',
    sections: [
      {
        title: 'Close by',
        items: [
          { title: 'The store', href: '/locations', description: street.chosen },
          { title: areas.northchase.name, href: areas.northchase.href },
          { title: areas.murrayville.name, href: areas.murrayville.href },
          { title: areas.wrightsboro.name, href: areas.wrightsboro.href },
          { title: areas.airport.name, href: areas.airport.href },
        ],
      },
      {
        title: 'North',
        items: [
          { title: areas.castleHayne.name, href: areas.castleHayne.href },
          { title: areas.rockyPoint.name, href: areas.rockyPoint.href },
        ],
      },
      {
        title: 'East and south',
        items: [
          { title: areas.ogden.name, href: areas.ogden.href },
          { title: areas.portersNeck.name, href: areas.portersNeck.href },
          { title: areas.uncw.name, href: areas.uncw.href },
        ],
      },
    ],
    cta: {
      title: 'Not on the list?',
      description: `We work within ${serviceRadius.miles} miles of the store.`,
      label: 'All areas',
      href: '/service-areas',
    },
  },
];

/** Beside the menus of the header. */
export const headerLinks: readonly MenuItem[] = [
  { title: 'Packaging Supplies', href: '/packaging-supplies' },
  { title: 'Contact', href: '/contact' },
];

export const quoteLink = { title: 'Get Quote', href: '/contact' } as const satisfies MenuItem;
