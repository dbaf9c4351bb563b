import { overnight } from './drop-off.ts';
import { clockTime, dollars } from './format.ts';
import { mailboxPlans } from './mailbox-prices.ts';
import { notaryPrices } from './notary.ts';
import type { PageAddress } from './page-addresses.ts';
import { truckTime } from './pickups.ts';
import { largestPrint } from './printing.ts';
import { countriesReached } from './transit.ts';

export interface CounterService {
  readonly title: string;
  readonly href: PageAddress;
  readonly text: string;
}

/** What the counter does beside the three carriers that everybody asks for. */
export const counterServices: {
  readonly sent: readonly CounterService[];
  readonly done: readonly CounterService[];
} = {
  sent: [
    {
      title: 'DHL',
      href: '/dhl-services',
      text: `Abroad to ${countriesReached.dhl}+ countries. Its truck is first, at ${truckTime('dhl')}.`,
    },
    {
      title: 'Overnight',
      href: '/overnight-shipping',
      text: `There the next business day; Priority by ${clockTime(overnight.chosen.arrives.priorityBy)}.`,
    },
    {
      title: 'International',
      href: '/international-shipping',
      text: 'Customs papers written at the counter, not at the border.',
    },
    {
      title: 'Returns and labels',
      href: '/returns-labels',
      text: 'Most are a drop. Amazon QR codes are the exception.',
    },
    {
      title: 'Art',
      href: '/art-shipping',
      text: 'Pictures, frames, sculpture, the heirloom clock.',
    },
    { title: 'Freight', href: '/pallet-shipping', text: 'When it stands on a pallet.' },
  ],
  done: [
    {
      title: 'Packing',
      href: '/packing-services',
      text: 'Bring it bare. We box it in front of you.',
    },
    { title: 'Crating', href: '/custom-crating', text: 'Wood, built to the piece.' },
    { title: 'Supplies', href: '/packaging-supplies', text: 'One box or a bundle; no minimum.' },
    {
      title: 'Mailboxes',
      href: '/mailbox-services',
      text: `From ${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month, parcels taken in.`,
    },
    {
      title: 'Notary',
      href: '/notary-services',
      text: `${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}. Walk in.`,
    },
    {
      title: 'Print, scan, fax, shred',
      href: '/business-services',
      text: `Sheets up to ${largestPrint}, and passport photos.`,
    },
  ],
};
