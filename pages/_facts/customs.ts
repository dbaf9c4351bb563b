import { sourced } from './sources.ts';
import { international } from './transit.ts';

/** The documents that customs reads. */
export const customsDocuments = [
  {
    title: 'Commercial invoice',
    text: `It lists each item, its value and the country where it was made. You need ${international.commercialInvoiceCopies} copies.`,
  },
  {
    title: 'USPS customs form',
    text: sourced('uspsInternational', 'Packages that go by USPS use it instead.'),
  },
  {
    title: 'Certificate of origin',
    text: sourced('cbp', 'Some countries ask for it. It can lower the duty.'),
  },
  {
    title: 'Permits',
    text: sourced(
      'uspsInternational',
      'Plants, medicine and antiques often need one. Ask the recipient to check.',
    ),
  },
];

/** From the carriers’ lists of prohibited and restricted items. */
export const restrictedItems = [
  {
    field: 'Don’t bring these',
    title: 'Not accepted',
    text: sourced(
      'uspsInternational',
      'Weapons and ammunition, fireworks, illegal drugs, cash, ivory and protected species.',
    ),
  },
  {
    field: 'Limited hazmat',
    title: 'Ask us first',
    text: sourced(
      'uspsHazmat',
      'Lithium batteries, perfume, nail polish, paint, aerosols and dry ice.',
    ),
  },
  {
    field: 'Rules differ',
    title: 'Check with the country',
    text: sourced(
      'uspsInternational',
      'Food, seeds, wood, medicine, vitamins, alcohol, tobacco, used clothing, antiques and art.',
    ),
  },
];

export const dutiesAndTaxes = [
  {
    title: 'Are they in the shipping price?',
    text: 'No. The destination country sets them.',
  },
  {
    title: 'Who pays?',
    text: sourced(
      'fedex',
      'Usually the recipient. With some services you can pay instead, so ask before we print the label.',
    ),
  },
  {
    title: 'How much?',
    text: sourced('cbp', 'It depends on what the item is, its value and where it was made.'),
  },
];

/** Lines of a customs form, each with the vague words that it replaces. */
export const declarationLines: readonly (readonly [clear: string, vague: string])[] = [
  ['Cotton quilt, used', 'Gift'],
  ['Steel bicycle pump, new', 'Parts'],
  ['Paperback novels, used, 6', 'Personal items'],
  ['Plastic phone case, new', 'Accessories'],
  ['Roasted ground coffee, 2 bags', 'Food'],
];
