import type { Address } from '#authoring';
import {
  artShippingCover,
  crateCover,
  insuranceCover,
  internationalCover,
  packArtworkCover,
  packingTipsCover,
} from '../_components/illustrations/guide-covers.tsx';
import type { Illustration } from '../_components/illustrations/illustration.tsx';
import { statedLink } from '../_navigation/dead-links.ts';

export interface Guide {
  readonly title: string;
  readonly href: Address;
  readonly illustration: Illustration;
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
        illustration: packingTipsCover,
        text: 'Choose a box, add padding, tape it and label it.',
      },
      {
        title: 'Pack artwork',
        href: '/pack-artwork',
        illustration: packArtworkCover,
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
        illustration: artShippingCover,
        text: 'Choose a shipping method by value, size and distance.',
      },
      {
        title: 'Crating FAQ',
        href: '/crating-faq',
        illustration: crateCover,
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
        illustration: internationalCover,
        text: 'Customs forms, duty and restricted items.',
      },
      {
        title: 'Insurance information',
        href: '/insurance-information',
        illustration: insuranceCover,
        text: 'Declared value, full insurance and how to file a claim.',
      },
    ],
    onward: { title: 'See international services', href: '/international-shipping' },
  },
];
