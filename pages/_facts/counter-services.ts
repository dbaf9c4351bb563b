import type { Address } from '#authoring';
import { overnight } from './drop-off.ts';
import { clockTime } from './format.ts';
import { lowestRent, signaturePrice } from './price-texts.ts';
import { largestPrint } from './printing.ts';
import { byAmazonQr } from './store-policies.ts';

export interface CounterService {
  readonly title: string;
  readonly href: Address;
  readonly text: string;
}

/** The store's services, for the overview. */
export const counterServices: {
  readonly sent: readonly CounterService[];
  readonly done: readonly CounterService[];
} = {
  sent: [
    {
      title: 'FedEx, UPS, USPS and DHL',
      href: '/shipping-services',
      text: 'Compare four carriers, and see when to drop off.',
    },
    {
      title: 'Overnight',
      href: '/overnight-shipping',
      text: `Arrives the next business day, by ${clockTime(overnight.chosen.arrives.priorityBy)} with Priority.`,
    },
    {
      title: 'International',
      href: '/international-shipping',
      text: 'Delivery times, destinations and customs forms.',
    },
    {
      title: 'Returns and labels',
      href: '/returns-labels',
      text: byAmazonQr(
        'Drop off a labeled return, or an Amazon return by QR code.',
        'Drop off a labeled return. We don’t accept Amazon QR codes.',
      ),
    },
    {
      title: 'Art',
      href: '/art-shipping',
      text: 'Paintings, prints, sculpture and antiques.',
    },
    {
      title: 'Freight',
      href: '/pallet-shipping',
      text: 'Pallets and shipments too heavy for a package service.',
    },
  ],
  done: [
    {
      title: 'Packing',
      href: '/packing-services',
      text: 'Bring the item, and we’ll box it.',
    },
    {
      title: 'Crating',
      href: '/custom-crating',
      text: 'Wooden crates for large, heavy or fragile items.',
    },
    {
      title: 'Supplies',
      href: '/packaging-supplies',
      text: 'Boxes, tape and padding. No minimum purchase.',
    },
    {
      title: 'Mailboxes',
      href: '/mailbox-services',
      text: `From ${lowestRent}, with package receiving.`,
    },
    {
      title: 'Notary',
      href: '/notary-services',
      text: `${signaturePrice}. No appointment needed.`,
    },
    {
      title: 'Print, scan, fax, shred',
      href: '/business-services',
      text: `Prints up to ${largestPrint}, and passport photos.`,
    },
  ],
};
