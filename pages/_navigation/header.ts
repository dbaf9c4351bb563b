import type { Address } from '#authoring';
import { street } from '../_facts/address.ts';
import { areas } from '../_facts/areas/areas.ts';
import { areaMiles } from '../_facts/areas/cards.ts';
import type { AreaName } from '../_facts/areas/drives.ts';
import { overnight } from '../_facts/drop-off.ts';
import { clockTime } from '../_facts/format.ts';
import { serviceRadius } from '../_facts/identity.ts';
import { pickupDaysInShort } from '../_facts/pickup-days.ts';
import { deadlineLine } from '../_facts/pickup-rows.ts';
import { mainPhone } from '../_facts/placeholders.ts';
import { lowestRent, signaturePrice } from '../_facts/price-texts.ts';
import { largestPrint } from '../_facts/printing.ts';
import { contactLink } from './contact-link.ts';

export interface MenuItem {
  readonly title: string;
  readonly href: Address;
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
  readonly href: Address | `${Address}${'#' | '?'}${string}` | `tel:+${string}`;
}

export interface QuoteLink {
  readonly title: string;
  readonly href: `/contact?${string}`;
}

export interface MenuGroup {
  readonly title: string;
  readonly sections: readonly MenuSection[];
  readonly cta?: MenuCta;
}

/** An area, with its miles, or some words where the sources give none. */
function area(name: AreaName, words = ''): MenuItem {
  const { name: title, href } = areas[name];
  const miles = areaMiles(areas[name]);
  return { title, href, description: miles ? `${miles} miles` : words };
}

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
            description: 'Compare carriers',
          },
          { title: 'FedEx', href: '/fedex-services', description: deadlineLine('fedex') },
          { title: 'UPS', href: '/ups-services', description: deadlineLine('ups') },
          {
            title: 'USPS',
            href: '/usps-services',
            description: `Pickup ${pickupDaysInShort('usps')}`,
          },
          { title: 'DHL', href: '/dhl-services', description: deadlineLine('dhl') },
        ],
      },
      {
        title: 'More shipping',
        items: [
          {
            title: 'Overnight',
            href: '/overnight-shipping',
            description: `By ${clockTime(overnight.chosen.arrives.priorityBy)}`,
          },
          {
            title: 'International',
            href: '/international-shipping',
            description: 'Customs forms',
          },
          {
            title: 'Returns and labels',
            href: '/returns-labels',
            description: 'What to bring',
          },
          {
            title: 'All services',
            href: '/services',
            description: 'On one page',
          },
        ],
      },
      {
        title: 'Art and specialty',
        items: [
          {
            title: 'Art shipping',
            href: '/art-shipping',
            description: 'Paintings, sculpture',
            premium: true,
          },
          {
            title: 'Fine art logistics',
            href: '/fine-art-logistics',
            description: 'Collections',
            premium: true,
          },
          {
            title: 'Museum transport',
            href: '/museum-transport',
            description: 'Museum loans',
            premium: true,
          },
          {
            title: 'Climate-controlled',
            href: '/climate-controlled-shipping',
            description: 'Heat, cold, moisture',
            premium: true,
          },
          {
            title: 'Auction services',
            href: '/auction-services',
            description: 'Buyers and sellers',
            premium: true,
          },
          {
            title: 'High-value transport',
            href: '/high-value-transport',
            description: 'Insurance, signature',
            premium: true,
          },
          {
            title: 'White glove delivery',
            href: '/white-glove-delivery',
            description: 'Carried inside',
            premium: true,
          },
        ],
      },
      {
        title: 'Freight',
        items: [
          {
            title: 'LTL freight',
            href: '/ltl-freight',
            description: 'A few pallets',
          },
          {
            title: 'Pallet shipping',
            href: '/pallet-shipping',
            description: 'Stack and wrap',
          },
          {
            title: 'Commercial freight',
            href: '/commercial-freight',
            description: 'For companies',
          },
        ],
      },
    ],
    cta: {
      title: 'Not sure which carrier?',
      description: 'We compare prices for you.',
      label: 'Get quote',
      href: contactLink({ subject: 'shipping-quote', about: 'shipping' }),
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
            description: 'We box your item',
          },
          {
            title: 'Fragile items',
            href: '/fragile-packing',
            description: 'Glass and china',
          },
        ],
      },
      {
        title: 'Crating',
        items: [
          {
            title: 'Custom crating',
            href: '/custom-crating',
            description: 'Heavy items',
          },
          {
            title: 'Art crating',
            href: '/art-crating',
            description: 'Paintings, sculpture',
          },
          {
            title: 'Museum crating',
            href: '/museum-crating',
            description: 'Museum loans',
          },
        ],
      },
      {
        title: 'Materials',
        items: [
          {
            title: 'Boxes and containers',
            href: '/boxes-containers',
            description: 'Find your size',
          },
          {
            title: 'Protective materials',
            href: '/protective-materials',
            description: 'Bubble wrap, foam',
          },
          {
            title: 'Art supplies',
            href: '/art-supplies',
            description: 'To pack paintings',
          },
        ],
      },
      {
        title: 'Guides',
        items: [
          {
            title: 'All guides',
            href: '/resources',
            description: 'Packing and customs',
          },
          {
            title: 'Packing tips',
            href: '/packing-tips',
            description: 'Box, tape, label',
          },
          {
            title: 'How to pack artwork',
            href: '/pack-artwork',
            description: 'Step by step',
          },
          {
            title: 'Crating questions',
            href: '/crating-faq',
            description: 'Weight, export',
          },
        ],
      },
    ],
    cta: {
      title: 'Something large or heavy?',
      description: 'Call first with the size and weight.',
      label: 'Call',
      href: `tel:${mainPhone.tel}`,
    },
  },
  {
    title: 'Mailbox Services',
    sections: [
      {
        title: 'Rent a mailbox',
        items: [
          {
            title: 'Prices and ID',
            href: '/mailbox-services',
            description: `From ${lowestRent}`,
          },
          {
            title: 'Personal',
            href: '/personal-mailboxes',
            description: 'For your household',
          },
          {
            title: 'Business',
            href: '/business-mailboxes',
            description: 'A street address',
          },
          {
            title: 'Student',
            href: '/student-mailboxes',
            description: 'Semester or year',
          },
        ],
      },
      {
        title: 'Your mail and packages',
        items: [
          {
            title: 'Package receiving',
            href: '/package-receiving',
            description: 'At our counter',
          },
          {
            title: 'Forwarding and holding',
            href: '/mail-forwarding',
            description: 'While you’re away',
          },
        ],
      },
    ],
    cta: {
      title: 'Bring two forms of ID',
      description: 'Photo ID and proof of address.',
      label: 'See which IDs',
      href: '/mailbox-services#id',
    },
  },
  {
    title: 'Business Services',
    sections: [
      {
        title: 'At the counter',
        items: [
          {
            title: 'All business services',
            href: '/business-services',
            description: 'Notary, printing, fax',
          },
          {
            title: 'Notary',
            href: '/notary-services',
            description: signaturePrice,
          },
          {
            title: 'Printing and copies',
            href: '/printing-services',
            description: `Up to ${largestPrint}`,
          },
        ],
      },
      {
        title: 'Documents',
        items: [
          {
            title: 'Document services',
            href: '/document-services',
            description: 'Shredding, passport photos',
          },
          { title: 'Scanning', href: '/scanning-services', description: 'Paper to PDF' },
          { title: 'Fax', href: '/fax-services', description: 'Send your pages' },
        ],
      },
    ],
    cta: {
      title: 'Need a notary?',
      description: 'Walk in with a valid photo ID.',
      label: 'What to bring',
      href: '/notary-services',
    },
  },
  {
    title: 'Locations We Serve',
    sections: [
      {
        title: 'Nearby',
        items: [
          { title: 'Store and distances', href: '/locations', description: street.chosen },
          area('northchase', 'Packing and shipping'),
          area('murrayville'),
          area('wrightsboro'),
          area('airport'),
        ],
      },
      {
        title: 'North',
        items: [area('castleHayne'), area('rockyPoint', 'Pender County, I-40')],
      },
      {
        title: 'East and south',
        items: [area('ogden'), area('portersNeck'), area('uncw', 'Student mailboxes')],
      },
    ],
    cta: {
      title: 'Not on the list?',
      description: `We serve customers within ${serviceRadius.miles} miles.`,
      label: 'See all areas',
      href: '/service-areas',
    },
  },
];

/** Beside the menus of the header. */
export const headerLinks: readonly MenuItem[] = [
  { title: 'Packaging Supplies', href: '/packaging-supplies' },
  { title: 'Contact', href: '/contact' },
];

/** In the header, the small menu, and the bar at the foot of a phone. */
export const quoteLink: QuoteLink = {
  title: 'Get quote',
  href: contactLink({ subject: 'shipping-quote', about: 'shipping' }),
};
