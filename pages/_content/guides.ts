import type { Address } from '#authoring';
import { statedLink } from '../_navigation/dead-links.ts';

export interface Guide {
  readonly title: string;
  readonly href: Address;
  /** On its binder's back. */
  readonly short: string;
  readonly text: string;
}

export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly [Guide, Guide];
  /** A page to go on to. */
  readonly onward: { readonly title: string; readonly href: `/${string}` };
}

/** The guides, in three groups. */
export const guideGroups: readonly [GuideGroup, GuideGroup, GuideGroup] = [
  {
    title: 'Pack it yourself',
    guides: [
      {
        title: 'Packing tips',
        href: '/packing-tips',
        short: 'Packing tips',
        text: 'Choose a box, add padding, tape it and label it.',
      },
      {
        title: 'Pack artwork',
        href: '/pack-artwork',
        short: 'Pack artwork',
        text: 'How to pack framed art, canvas and works on paper.',
      },
    ],
    onward: { title: 'See packaging supplies', href: '/packaging-supplies' },
  },
  {
    title: 'Art and crates',
    guides: [
      {
        title: 'Art shipping guide',
        href: '/art-shipping-guide',
        short: 'Art shipping',
        text: 'Choose a shipping method by value, size and distance.',
      },
      {
        title: 'Crating FAQ',
        href: '/crating-faq',
        short: 'Crating FAQ',
        text: 'When you need a crate, and what to send for a price.',
      },
    ],
    onward: { title: 'See custom crating', href: statedLink('/packing-services/custom-crating') },
  },
  {
    title: 'Customs and insurance',
    guides: [
      {
        title: 'International guide',
        href: '/international-guide',
        short: 'International',
        text: 'Customs forms, duty and restricted items.',
      },
      {
        title: 'Insurance information',
        href: '/insurance-information',
        short: 'Insurance',
        text: 'Declared value, full insurance and how to file a claim.',
      },
    ],
    onward: { title: 'See international services', href: '/international-shipping' },
  },
];
