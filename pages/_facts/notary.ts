import type { Fact } from '#authoring';
import type { Cents } from './format.ts';
import { priced } from './possible-values.ts';

export interface NotaryPrice {
  readonly service: string;
  /** The least and the most; equal where the price is fixed. */
  readonly price: readonly [from: Cents, to: Cents];
  readonly note: string;
  /** The price is a base, and the visit adds to it. */
  readonly base?: true;
}

export const notaryPrices = priced([
  { service: 'Notarization', price: [1_000, 1_000], note: 'per principal signature' },
  {
    service: 'Power of attorney or vehicle title',
    price: [1_000, 2_000],
    note: 'for 1–2 signatures',
  },
  { service: 'Will with witnesses', price: [1_000, 1_000], note: 'witnesses free' },
  { service: 'Mobile notary', price: [1_000, 1_000], note: 'plus a travel fee', base: true },
] as const satisfies readonly NotaryPrice[]);

export const notary = {
  /** Most take this or less. */
  minutes: 15,
  /** For a will, in addition to the notary. */
  willWitnesses: 2,
  suretyBondCents: 1_000_000,
  acceptedIds: ['driver’s license', 'passport', 'military ID', 'state ID'],
} as const;

const ourWay = `For a will, we work with ${notary.willWitnesses} witnesses and the notary.`;

export const willRule: Fact<string> = {
  name: 'Witnesses for a will',
  readings: [
    {
      value: `A will needs ${notary.willWitnesses} witnesses plus the notary.`,
      statedAt: ['/notary-services'],
    },
    {
      value: ourWay,
      statedAt: [],
      note: 'N.C.G.S. Chapter 31: a will needs two witnesses, and a notary makes it self-proving',
    },
  ],
  chosen: ourWay,
  why: 'State law does not need the notary, so the page says how the store does it.',
  traces: (words) => [words],
  show: (words) => words,
};
