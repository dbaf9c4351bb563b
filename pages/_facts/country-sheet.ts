import { uspsLimits } from './carriers.ts';
import { declarationLines } from './customs.ts';
import { counted, span } from './format.ts';
import { insuranceText } from './insurance.ts';
import {
  anyCountry,
  type SheetCountryCode,
  type SheetKind,
  sheetCountries,
} from './sheet-choices.ts';
import { sourced } from './sources.ts';
import { dhlRegions, international, transitDays } from './transit.ts';

/** A line of the sheet. Without a list of kinds or countries it holds for all of them. */
export interface SheetLine {
  readonly text: string;
  readonly kinds?: readonly SheetKind[];
  readonly countries?: readonly SheetCountryCode[];
}

const goods = ['gift', 'sale', 'art', 'books'] as const satisfies readonly SheetKind[];

/** A speed on the sheet: the service, and how long it takes. */
export interface SheetSpeed extends SheetLine {
  readonly service: string;
}

const daysByRegion = new Map(
  dhlRegions.map(({ region, days }) => [region, counted(days, 'business day')]),
);

export const sheetSpeeds: readonly SheetSpeed[] = [
  // Regions that take equally long share a line.
  ...[...new Set(daysByRegion.values())].map((text) => ({
    service: 'DHL Express',
    text,
    countries: sheetCountries.flatMap(({ code, region }) =>
      daysByRegion.get(region) === text ? code : [],
    ),
  })),
  { service: 'DHL Express', text: 'By region', countries: [anyCountry] },
  {
    service: 'FedEx International Priority',
    text: counted(transitDays.fedexInternationalPriority, 'day'),
  },
  {
    service: 'USPS Priority Mail International',
    text: counted(transitDays.uspsPriorityMailInternational, 'day'),
  },
  {
    service: `USPS First-Class International, up to ${uspsLimits.firstClassInternationalPounds} lbs`,
    text: 'Ask us',
    // A work of art in its packing is heavier.
    kinds: ['gift', 'sale', 'papers', 'books'],
  },
  {
    service: international.canadaAndMexicoOnly.join(' or '),
    text: 'By road',
    countries: ['ca', 'mx'],
  },
  { service: 'Plus customs', text: `${span(transitDays.customsClearance)} days, typically` },
];

export const sheetPapers: readonly SheetLine[] = [
  {
    text: `Commercial invoice: ${international.commercialInvoiceCopies} copies. For USPS, use its customs form.`,
    kinds: goods,
  },
  { text: 'Give “gift” as the reason.', kinds: ['gift'] },
  { text: 'Give “sale” as the reason, and the price the buyer paid.', kinds: ['sale'] },
  {
    text: 'Invoice line: the artist, year, material and value. Reason: gift, sale or loan.',
    kinds: ['art'],
  },
  { text: 'Give the reason: a gift or a sale.', kinds: ['books'] },
  {
    text: sourced('dhl', 'Documents usually need no commercial invoice. Say what they are.'),
    kinds: ['papers'],
  },
  {
    text: sourced('cbp', 'Certificate of origin, if the country asks. It can lower the duty.'),
    kinds: ['sale'],
  },
  { text: sourced('dhl', 'The recipient’s CPF, a tax number.'), countries: ['br'] },
];

/** What to write in the field for the contents, and the word that is too vague. */
export const sheetContents: readonly (SheetLine & { readonly vague: string })[] = [
  contents('gift', 'Gift'),
  contents('sale', 'Accessories'),
  { text: 'Signed contract, on paper', vague: 'Documents', kinds: ['papers'] },
  { text: 'Oil painting on canvas, framed', vague: 'Art', kinds: ['art'] },
  contents('books', 'Personal items'),
];

export const sheetWarnings: readonly SheetLine[] = [
  { text: 'Leave it unwrapped. Customs can open the box.', kinds: ['gift'] },
  {
    text: sourced('cbp', 'Many countries allow small gifts without duty, but the limits differ.'),
    kinds: ['gift'],
  },
  {
    text: sourced('fedex', 'The recipient usually pays duty and taxes. Ask if you want to pay.'),
    kinds: ['sale', 'art', 'books'],
  },
  {
    text: sourced('uspsHazmat', 'Lithium batteries, perfume, paint: ask us first.'),
    kinds: ['gift', 'sale'],
  },
  { text: 'Don’t add cash, gifts or samples to the envelope.', kinds: ['papers'] },
  {
    text: 'No ivory. Shell, feathers or rare wood can need a permit, so ask us first.',
    kinds: ['art'],
  },
  {
    text: sourced('ispm15', 'In a crate: most countries ask for heat-treated, stamped wood.'),
    kinds: ['art'],
  },
  {
    text: 'Each country has its own rules for art. Ask the recipient to check.',
    kinds: ['art'],
  },
  { text: 'Say if they are new or used, and how many.', kinds: ['books'] },
];

export const sheetInsurance: readonly SheetLine[] = [
  {
    text: `${insuranceText.declared.rule} Ask us about insurance.`,
  },
  { text: sourced('fedex', 'Carriers often set lower limits for artwork.'), kinds: ['art'] },
  {
    text: `Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
    kinds: goods,
  },
  { text: `Report damage within ${insuranceText.reportWithin}.` },
];

export const sheetBring: readonly SheetLine[] = [
  { text: 'The item, in a box that is still open', kinds: ['gift', 'sale', 'books'] },
  { text: 'The pages, in an open envelope', kinds: ['papers'] },
  { text: 'The piece, and photos of its front and back', kinds: ['art'] },
  { text: 'What each item is, its real value and where it was made', kinds: goods },
  { text: 'The invoice, or what the buyer paid', kinds: ['sale'] },
  { text: 'The bill of sale, or an appraisal', kinds: ['art'] },
  { text: 'The recipient’s CPF number', countries: ['br'] },
  { text: 'The recipient’s phone number' },
];

function contents(kind: SheetKind, vague: string): (typeof sheetContents)[number] {
  const text = declarationLines.find((line) => line[1] === vague)?.[0];
  if (!text) throw new Error(`No line of the customs form replaces “${vague}”.`);
  return { text, vague, kinds: [kind] };
}
