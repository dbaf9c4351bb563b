import type { Address, SvgFile } from '#authoring';
import artShippingCover from '../_assets/drawings/cover-art-shipping-guide.svg';
import crateCover from '../_assets/drawings/cover-crating-faq.svg';
import insuranceCover from '../_assets/drawings/cover-insurance-information.svg';
import internationalCover from '../_assets/drawings/cover-international-guide.svg';
import packArtworkCover from '../_assets/drawings/cover-pack-artwork.svg';
import packingTipsCover from '../_assets/drawings/cover-packing-tips.svg';
import { statedLink } from './dead-links.ts';

export interface Guide {
  readonly title: string;
  readonly href: Address;
  readonly illustration: SvgFile;
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
