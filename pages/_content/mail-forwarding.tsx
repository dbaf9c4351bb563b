import { withBase } from '#authoring';
import { statedLink } from '../_navigation/dead-links.ts';

export const ways = [
  {
    title: 'FedEx',
    text: (
      <>
        Choose an express service for mail with a deadline. If you need a document the next business
        day, see{' '}
        <a href={withBase(statedLink('/shipping-services/overnight'))}>overnight shipping</a>.
      </>
    ),
    href: statedLink('/shipping-services/fedex'),
  },
  {
    title: 'UPS',
    text: 'Ground can cost less for a heavy box of magazines or catalogs.',
    href: statedLink('/shipping-services/ups'),
  },
  {
    title: 'USPS',
    text: 'Use Priority Mail for bundles of letters and small boxes.',
    href: '/usps-services',
  },
  {
    title: 'DHL',
    text: 'Use it for mail that goes overseas.',
    href: statedLink('/shipping-services/dhl'),
  },
];
