import { type Fact, read } from '#authoring';
import { counted, dollars } from './format.ts';

export const insurance = {
  /** Declared value is typically no more than this. */
  declaredValueMaximumCents: 10_000,
  /** Above this an appraisal is recommended. */
  appraisalOverCents: 500_000,
  reportDamageWithinHours: 24,
} as const;

const limit = dollars(insurance.declaredValueMaximumCents);

/** What carriers pay without insurance, in words of three lengths. */
interface DeclaredValue {
  /** A sentence. */
  readonly rule: string;
  /** Beside the amount. */
  readonly note: string;
  /** Of one carrier, after its name. */
  readonly carrier: Readonly<Record<'fedex' | 'ups' | 'dhl', string>>;
}

const stated = `declared value, typically up to ${limit}`;
const included = `${limit} included, more for a fee`;

const byTheirTerms: DeclaredValue = {
  rule: `FedEx and UPS include ${limit}; you can declare more for a fee.`,
  note: 'FedEx and UPS include this. You can declare more for a fee.',
  carrier: { fedex: included, ups: included, dhl: 'ask us what it includes' },
};

export const declaredValue: Fact<DeclaredValue> = {
  name: 'Declared value',
  readings: [
    {
      value: {
        rule: `Declared value is typically ${limit} at most.`,
        note: 'Typically the most a carrier pays.',
        carrier: { fedex: stated, ups: stated, dhl: stated },
      },
      statedAt: ['/insurance-information'],
    },
    {
      value: byTheirTerms,
      statedAt: [],
      note: 'FedEx Service Guide; UPS Tariff and Terms and Conditions of Service',
    },
  ],
  chosen: byTheirTerms,
  why: 'The carriers’ terms: they include this amount, and it is not the most that can be declared.',
  traces: ({ rule, note }) => [rule, note],
  show: ({ rule }) => rule,
};

/** The same in words: `$100`, `$5,000`, `24 hours`. */
export const insuranceText = {
  declaredLimit: limit,
  declared: read(declaredValue, '/insurance-information'),
  appraisalOver: dollars(insurance.appraisalOverCents),
  reportWithin: counted(insurance.reportDamageWithinHours, 'hour'),
} as const;
