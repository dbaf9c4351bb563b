import { span } from './format.ts';
import { international, transitDays } from './transit.ts';

/** What customs reads. */
export const customsDocuments = [
  {
    title: 'Commercial invoice',
    text: `What, how many, worth how much, made where. Bring ${international.commercialInvoiceCopies} copies, or we print them.`,
  },
  {
    title: 'Customs declaration',
    text: 'The form that goes on USPS parcels. We type it from what you tell us.',
  },
  {
    title: 'Certificate of origin',
    text: 'Only some goods and countries ask. It can bring the duty down.',
  },
  {
    title: 'Export filing',
    text: 'The US wants one for costly goods and for some kinds whatever they cost. We tell you when.',
  },
  {
    title: 'Permits',
    text: 'Medicine, plants, antiques, electronics with a radio: the receiver may need a license.',
  },
];

/** What may not go, or not everywhere. */
export const restrictedItems = [
  {
    field: 'Not at all',
    title: 'It stays here',
    text: 'Cash, weapons, ammunition, fireworks, drugs, live animals, ivory and anything from a protected species.',
  },
  {
    field: 'Within limits',
    title: 'Ask us first',
    text: 'Lithium batteries, perfume, nail polish, paint, aerosols, dry ice, alcohol. We ship hazardous goods only in a limited way.',
  },
  {
    field: 'Depends on where',
    title: 'Ask their customs',
    text: 'Food, seeds, wood, tobacco, vitamins, prescription medicine, used clothes, old coins and art.',
  },
];

export const dutiesAndTaxes = [
  {
    title: 'They are not in our price',
    text: 'The country of arrival charges them, by what the thing is and what it is worth with its shipping.',
  },
  {
    title: 'The receiver pays, as a rule',
    text: 'At the door or by a message with a link. Tell them to expect it.',
  },
  {
    title: 'Or you do',
    text: 'With FedEx, UPS and DHL you can take the duty on your own bill. Say so before the label is printed.',
  },
  {
    title: 'Gifts have a limit',
    text: 'Most countries let small gifts in free, each up to its own sum. A shop’s parcel is no gift.',
  },
  {
    title: 'While it is held',
    text: `Clearing takes ${span(transitDays.customsClearance)} days as a rule, longer if a paper is missing.`,
  },
];

/** One line of a declaration, as it passes and as it does not. */
export const declarationLines: readonly (readonly [clear: string, vague: string])[] = [
  ['Quilt, cotton, hand-sewn, used', 'Gift'],
  ['Bicycle pump, steel, new', 'Parts'],
  ['Paperback novels, used, 6 pieces', 'Personal effects'],
  ['Phone case, plastic, new', 'Accessories'],
  ['Coffee, roasted, ground, 2 bags', 'Food'],
];
