import { Link, read } from '#authoring';
import { assumed } from '../_facts/assumed.ts';
import { authorizations } from '../_facts/identity.ts';
import { sourced } from '../_facts/sources.ts';
import { byAmazonQr } from '../_facts/store-policies.ts';
import { contactLink } from '../_navigation/contact-link.ts';

const address = '/ups-services';

export const dropOff = [
  {
    title: 'Where to put the label',
    text: sourced(
      'upsPacking',
      'Stick it flat on the largest side, where the barcode is easy to scan. Remove or cover old labels.',
    ),
  },
  {
    title: 'If your label is on your phone',
    text: byAmazonQr(
      'Open the PDF at the counter.',
      'Open the PDF at the counter. We can’t print a label from an Amazon QR code.',
    ),
  },
  {
    title: 'Amazon returns',
    text: byAmazonQr(
      'We accept Amazon returns by QR code, and UPS returns with a printed label.',
      'We don’t accept Amazon returns by QR code. Choose a UPS return with a label you can print.',
    ),
  },
  {
    title: 'Packages held for you',
    text: `We’re a ${read(authorizations, address).ups}. ${assumed.upsHeldPackages.says}`,
  },
  {
    title: 'Hazardous materials',
    text: 'We ship only limited types. Tell us what’s inside before you pack it.',
  },
];

export const business = [
  {
    field: 'Account',
    title: 'Volume discounts',
    text: (
      <>
        <Link href={contactLink({ subject: 'business-account', about: 'ups-services' })}>
          Ask about a business account
        </Link>
        . Tell us how many packages you ship a month.
      </>
    ),
  },
  {
    field: 'Labels',
    title: 'Printed here or at home',
    text: 'Put a printed label on each package. If you bring the files, ask what printing costs.',
  },
  {
    field: 'Our packing',
    title: 'Pack and ship',
    text: 'Bring your products and the addresses. We can pack, weigh and label them.',
  },
];
