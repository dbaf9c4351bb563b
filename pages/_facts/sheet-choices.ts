import type { dhlRegions } from './transit.ts';

/** What a visitor sends overseas: the first choice of the country sheet. */
export const sheetKinds = [
  { kind: 'gift', name: 'A gift' },
  { kind: 'sale', name: 'A sale' },
  { kind: 'books', name: 'Books' },
  { kind: 'papers', name: 'Documents' },
  { kind: 'art', name: 'A work of art' },
] as const;

export type SheetKind = (typeof sheetKinds)[number]['kind'];

type Region = (typeof dhlRegions)[number]['region'];

export interface SheetCountry {
  /** As ISO 3166 has it. */
  readonly code: string;
  readonly name: string;
  readonly region: Region;
  /** Before the name in a sentence. */
  readonly article?: 'the';
}

/** The countries that the page names, in the order of the alphabet. */
export const sheetCountries = [
  { code: 'au', name: 'Australia', region: 'Oceania' },
  { code: 'br', name: 'Brazil', region: 'Americas' },
  { code: 'ca', name: 'Canada', region: 'Americas' },
  { code: 'fr', name: 'France', region: 'Europe' },
  { code: 'de', name: 'Germany', region: 'Europe' },
  { code: 'in', name: 'India', region: 'Asia' },
  { code: 'il', name: 'Israel', region: 'Middle East' },
  { code: 'jp', name: 'Japan', region: 'Asia' },
  { code: 'ke', name: 'Kenya', region: 'Africa' },
  { code: 'mx', name: 'Mexico', region: 'Americas' },
  { code: 'nz', name: 'New Zealand', region: 'Oceania' },
  { code: 'ng', name: 'Nigeria', region: 'Africa' },
  { code: 'za', name: 'South Africa', region: 'Africa' },
  { code: 'kr', name: 'South Korea', region: 'Asia' },
  { code: 'ae', name: 'United Arab Emirates', region: 'Middle East', article: 'the' },
  { code: 'gb', name: 'United Kingdom', region: 'Europe', article: 'the' },
] as const satisfies readonly SheetCountry[];

/** Any country that is not in the list. */
export const anyCountry = 'any';

/** The countries that have an article in a sentence: “to the United Kingdom”. */
export const articleCountries = sheetCountries.flatMap((country) =>
  'article' in country ? country.code : [],
);

export type SheetCountryCode = (typeof sheetCountries)[number]['code'] | typeof anyCountry;

/** A choice as it is in the address of the contact form, such as `art-de`, in words: “a work of art to Germany”. */
export function sheetChoiceText(choice: string | null): string | undefined {
  const [chosenKind, chosenCode] = choice?.split('-') ?? [];
  const kind = sheetKinds.find(({ kind }) => kind === chosenKind);
  const country = sheetCountries.find(({ code }) => code === chosenCode);
  if (!kind || (!country && chosenCode !== anyCountry)) return undefined;
  const article = country && 'article' in country ? `${country.article} ` : '';
  return `${kind.name.toLowerCase()} to ${article}${country?.name ?? 'another country'}`;
}
