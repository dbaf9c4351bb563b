import type { Cents } from './format.ts';
import { priced, requirePrices } from './possible-values.ts';

export interface Rent {
  readonly price: Cents;
  readonly months: number;
  /** The price spread over its months, to the cent. */
  readonly monthly: Cents;
  /** A stamp next to the price. */
  readonly savings?: string;
}

export interface MailboxPlan {
  readonly size: 'Small' | 'Medium' | 'Large';
  readonly description: string;
  readonly pricing: Readonly<Record<'threeMonth' | 'sixMonth' | 'oneYear', Rent>>;
  readonly features: readonly string[];
}

const everyBox = [
  'A private box with a key',
  'Package receiving',
  'Mail holding or forwarding',
  'Pickup by authorized recipients',
];

export const mailboxPlans: readonly [MailboxPlan, MailboxPlan, MailboxPlan] = [
  plan('Small', 'Letters and bills for one person', [3_600, 7_200, 13_200]),
  plan('Medium', 'Magazines and padded mailers, or mail for a household', [4_500, 9_000, 16_500]),
  plan('Large', 'A business, or a lot of mail', [6_000, 12_000, 22_000]),
];

export const mailboxTerms = [
  { term: 'threeMonth', label: '3 months' },
  { term: 'sixMonth', label: '6 months' },
  { term: 'oneYear', label: '1 year' },
] as const satisfies readonly { term: keyof MailboxPlan['pricing']; label: string }[];

export const mailboxFees = priced({
  /** For three and six months; waived for a year. */
  setup: 1_000,
  setupWaivedFor: 'oneYear',
  /** For each key, refunded when it is returned. */
  keyDeposit: 500,
  replacementKey: 500,
} as const satisfies Readonly<Record<string, Cents | keyof MailboxPlan['pricing']>>);

export const universityMailbox = {
  terms: ['semester', 'year'],
  lobbyAccess: '24/7',
  setupAsksFor: ['student ID', 'driver’s license'],
} as const;

function plan(
  size: MailboxPlan['size'],
  description: string,
  prices: readonly [threeMonth: Cents, sixMonth: Cents, oneYear: Cents],
): MailboxPlan {
  requirePrices(prices, plan);
  const [threeMonth, sixMonth, oneYear] = prices;
  return {
    size,
    description,
    pricing: {
      threeMonth: rent(threeMonth, 3),
      sixMonth: rent(sixMonth, 6),
      oneYear: { ...rent(oneYear, 12), savings: 'Best Value!' },
    },
    features: everyBox,
  };
}

function rent(price: Cents, months: number): Rent {
  return { price, months, monthly: Math.round(price / months) };
}
