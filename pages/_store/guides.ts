import { statedLink } from './dead-links.ts';
import type { PageAddress } from './page-addresses.ts';

export interface Guide {
  readonly title: string;
  readonly href: PageAddress;
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
        text: 'Which box, how much filling, where the tape goes.',
      },
      {
        title: 'Pack artwork',
        href: '/pack-artwork',
        short: 'Pack artwork',
        text: 'Glass, canvas and paper want three different things.',
      },
    ],
    onward: { title: 'Buy the box here', href: '/packaging-supplies' },
  },
  {
    title: 'Art and crates',
    guides: [
      {
        title: 'Art shipping guide',
        href: '/art-shipping-guide',
        short: 'Art shipping',
        text: 'Worth, size and distance decide how a picture travels.',
      },
      {
        title: 'Crating FAQ',
        href: '/crating-faq',
        short: 'Crating FAQ',
        text: 'When wood pays, what it weighs, who opens it.',
      },
    ],
    onward: { title: 'Have a crate built', href: statedLink('/packing-services/custom-crating') },
  },
  {
    title: 'Borders and insurance',
    guides: [
      {
        title: 'International guide',
        href: '/international-guide',
        short: 'International',
        text: 'Forms, duty, and what no country lets in.',
      },
      {
        title: 'Insurance information',
        href: '/insurance-information',
        short: 'Insurance',
        text: 'Declared value, full cover, and a claim in four steps.',
      },
    ],
    onward: { title: 'See international services', href: '/international-shipping' },
  },
];
