import { Link, read } from '#authoring';
import { assumed } from '../_facts/assumed.ts';
import { authorizations } from '../_facts/identity.ts';
import { contactLink } from '../_navigation/contact-link.ts';

const address = '/ups-services';

export const dropOff = [
  { title: 'If your label is on your phone', text: 'Open the PDF at the counter.' },
  {
    title: 'If you have no label yet',
    text: 'Tell us your delivery date. We’ll weigh the package and show you the prices.',
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
