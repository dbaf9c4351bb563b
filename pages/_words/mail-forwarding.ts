import { statedLink } from '../_store/dead-links.ts';

export const ways = [
  {
    title: 'FedEx',
    text: 'For a packet with a day by which it must be there.',
    href: statedLink('/shipping-services/fedex'),
  },
  {
    title: 'UPS',
    text: 'For a heavy month: magazines, catalogs, returned samples.',
    href: statedLink('/shipping-services/ups'),
  },
  {
    title: 'DHL',
    text: 'When you winter on another continent.',
    href: statedLink('/shipping-services/dhl'),
  },
  {
    title: 'Overnight',
    text: 'For the one envelope that has to be signed tomorrow.',
    href: statedLink('/shipping-services/overnight'),
  },
];
