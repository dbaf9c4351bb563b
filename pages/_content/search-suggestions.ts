import { contactLink } from '../_navigation/contact-link.ts';
import { pageList } from '../_navigation/page-list.ts';

/** A page, or a place on it, that the search field offers while words are typed. */
export interface SearchSuggestion {
  readonly title: string;
  readonly href: string;
  /** Words besides those of the title that find it. */
  readonly words: string;
}

/** What most visitors come for. The first ones are offered before anything is typed. */
const tasks: readonly SearchSuggestion[] = [
  {
    title: 'Hours and directions',
    href: '/contact#hours',
    words: 'open close closed saturday sunday holiday address map where phone call email',
  },
  {
    title: 'Will it leave today?',
    href: '/shipping-services',
    words: 'ship pickup drop off dropoff late same day fedex ups usps dhl',
  },
  {
    title: 'Track a package',
    href: '/shipping-services#track',
    words: 'tracking number where order fedex ups usps dhl',
  },
  {
    title: 'Mailbox prices',
    href: '/mailbox-services',
    words: 'po box pmb rent cost monthly key fee',
  },
  {
    title: 'Check your return',
    href: '/returns-labels#check',
    words: 'amazon qr code label ebay send back',
  },
  {
    title: 'Notary: fee and what to bring',
    href: '/notary-services#check',
    words: 'notarize notarized price will deed title power of attorney sign',
  },
  {
    title: 'Get a quote for your boxes',
    href: contactLink({ subject: 'shipping-quote', about: 'shipping' }),
    words: 'price cost how much ship rate moving',
  },
  {
    title: 'Passport photos',
    href: '/document-services#passport-photos',
    words: 'visa id picture',
  },
  {
    title: 'Compare the carriers',
    href: '/shipping-services#compare',
    words: 'cheapest best fastest which fedex ups usps dhl',
  },
  {
    title: 'IDs for a mailbox',
    href: '/mailbox-services#id',
    words: 'identification form 1583 license passport need bring',
  },
  {
    title: 'How to pack it',
    href: '/packing-tips#pack',
    words: 'fragile dishes glass guitar lamp tv wrap',
  },
  {
    title: 'Shipping overseas: time and forms',
    href: '/international-shipping#country',
    words: 'international country customs form abroad europe canada mexico germany',
  },
];

/** The tasks, and then every page. */
export const searchSuggestions: readonly SearchSuggestion[] = [
  ...tasks,
  ...pageList.flatMap(({ items }) =>
    items.map(({ title, href, description = '' }) => ({ title, href, words: description })),
  ),
];
