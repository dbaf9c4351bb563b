import { type Fact, read } from '#authoring';
import { type Cents, dollars } from './format.ts';
import { requirePrices } from './possible-values.ts';
import { type Slot, slot } from './slot.ts';

/** What one page, photo, or label costs. */
interface CounterPrice {
  readonly price: Cents;
  /** `page` */
  readonly per: string;
}

// Prices that no source gives. The pages have each one as soon as it is filled in, in cents:
// `value: { price: 150, per: 'page' }`.

const fax = priceOf({ name: 'Price of a fax', service: 'Fax', value: null });
const copy = priceOf({ name: 'Price of a copy', service: 'Black and white copy', value: null });
const print = priceOf({ name: 'Price of a print', service: 'Black and white print', value: null });
const scan = priceOf({ name: 'Price of a scan', service: 'Scan', value: null });
const shredding = priceOf({ name: 'Price of shredding', service: 'Shredding', value: null });
const passportPhotos = priceOf({
  name: 'Price of passport photos',
  service: 'Passport photos',
  value: null,
});
const label = priceOf({ name: 'Price of a printed label', service: 'Printed label', value: null });

/** The boxes on the shelf: length, width, and height in inches, and the price in cents. */
export const boxSizes: Fact<readonly BoxSize[] | null> = priceSlot<readonly BoxSize[]>({
  name: 'Box sizes and prices',
  value: null,
  ask: 'List the boxes that you sell: `value: [{ inches: [12, 9, 6], price: 250 }]`.',
  prices: (boxes) => boxes.map(({ price }) => price),
  show: (boxes) => boxes.map(({ inches }) => inches.join(' × ')).join(', '),
});

/** The rent of a mailbox for a semester. */
export const semesterRent: Fact<SemesterRent | null> = priceSlot<SemesterRent>({
  name: 'Mailbox prices for a semester',
  value: null,
  ask: 'Is there a price for a semester? `value: { Small: 5_000, Medium: 6_000, Large: 8_000 }`',
  prices: (rent) => rent,
  show: (rent) => Object.values(rent).map(dollars).join(', '),
});

export interface BoxSize {
  readonly inches: readonly [length: number, width: number, height: number];
  readonly price: Cents;
}

export type SemesterRent = Readonly<Record<'Small' | 'Medium' | 'Large', Cents>>;

const pages: Readonly<Record<string, readonly CounterService[]>> = {
  '/fax-services': [fax],
  '/printing-services': [print, copy, label],
  '/scanning-services': [scan],
  '/document-services': [copy, shredding, passportPhotos],
  '/returns-labels': [label],
};

/** For the table of facts. */
export const counterPrices: readonly Fact[] = [
  ...[fax, copy, print, scan, shredding, passportPhotos, label].map(({ fact }) => fact),
  boxSizes,
  semesterRent,
];

export interface ListedPrice {
  readonly name: string;
  readonly price: Cents;
  /** `$1.50 per page` */
  readonly text: string;
}

/** The prices of a page that are filled in. */
export function listedPrices(address: string): readonly ListedPrice[] {
  const counter = pages[address] ?? [];
  return [
    ...counter.flatMap(({ service, fact }) => {
      const known = read(fact, address);
      if (!known) return [];
      const { price, per } = known;
      return { name: service, price, text: `${dollars(price)} per ${per}` };
    }),
    ...(address === '/boxes-containers' ? boxPrices(address) : []),
    ...(address === '/student-mailboxes' ? semesterPrices(address) : []),
  ];
}

/** `words` on a page without a price, such as “Call us for a price.” */
export function unpriced(address: string, words: string): string {
  return listedPrices(address).length > 0 ? 'See our prices below.' : words;
}

interface CounterService {
  readonly service: string;
  readonly fact: Fact<CounterPrice | null>;
}

interface CounterSlot {
  readonly name: string;
  /** What a visitor reads. */
  readonly service: string;
  readonly value: CounterPrice | null;
  /** Not for sale, or with no fixed price. */
  readonly confirmed?: true;
}

function priceOf({ name, service, value, ...confirmed }: CounterSlot): CounterService {
  if (value) requirePrices(value.price, priceOf);
  const fact = slot<CounterPrice>({
    name,
    value,
    ask: "Write the price in cents, and what it is for: `value: { price: 150, per: 'page' }`.",
    show: ({ price, per }) => `${dollars(price)} per ${per}`,
    ...confirmed,
  });
  return { service, fact };
}

interface PriceSlot<Value> extends Slot<Value> {
  /** What of the value has to be prices. */
  readonly prices: (value: Value) => unknown;
}

function priceSlot<Value>({ prices, ...of }: PriceSlot<Value>): Fact<Value | null> {
  if (of.value !== null) requirePrices(prices(of.value), priceSlot);
  return slot(of);
}

function boxPrices(address: string): readonly ListedPrice[] {
  return (read(boxSizes, address) ?? []).map(({ inches, price }) => {
    return { name: `${inches.join(' × ')} inches`, price, text: dollars(price) };
  });
}

function semesterPrices(address: string): readonly ListedPrice[] {
  const rent = Object.entries(read(semesterRent, address) ?? {});
  return rent.map(([size, price]) => {
    return { name: `${size} mailbox for a semester`, price, text: dollars(price) };
  });
}
