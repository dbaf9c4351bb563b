import type { Cents } from './format.ts';

export interface Rent {
  readonly price: Cents;
  readonly months: number;
  /** The price spread over its months, to the cent. */
  readonly monthly: Cents;
  /** A stamp beside the price. */
  readonly savings?: string;
}

export interface MailboxPlan {
  readonly size: 'Small' | 'Medium' | 'Large';
  readonly description: string;
  readonly pricing: Readonly<Record<'threeMonth' | 'sixMonth' | 'oneYear', Rent>>;
  readonly features: readonly string[];
}

const everyBox = ['Package receiving', 'Mail holding', 'Mail forwarding', 'Authorized recipients'];

export const mailboxPlans: readonly [MailboxPlan, MailboxPlan, MailboxPlan] = [
  plan('Small', 'Letters and flat mail for one person', [3_600, 7_200, 13_200]),
  plan('Medium', 'Magazines, padded mailers, a household', [4_500, 9_000, 16_500]),
  plan('Large', 'A business, or parcels most weeks', [6_000, 12_000, 22_000]),
];

export const mailboxTerms = [
  { term: 'threeMonth', label: '3 months' },
  { term: 'sixMonth', label: '6 months' },
  { term: 'oneYear', label: '1 year' },
] as const satisfies readonly { term: keyof MailboxPlan['pricing']; label: string }[];

export const mailboxFees = {
  /** For three and six months; waived for a year. */
  setup: 1_000,
  setupWaivedFor: 'oneYear',
  /** For each key, given back with it. */
  keyDeposit: 500,
  replacementKey: 500,
} as const satisfies Readonly<Record<string, Cents | keyof MailboxPlan['pricing']>>;

/** Depends on a free box of that size; the difference is charged for the time that is left. */
export const sizeChange = { subjectToAvailability: true, prorated: true } as const;

export const universityMailbox = {
  terms: ['semester', 'year'],
  lobbyAccess: '24/7',
  setupAsksFor: ['Student ID', 'Driver’s license'],
} as const;

function plan(
  size: MailboxPlan['size'],
  description: string,
  [threeMonth, sixMonth, oneYear]: readonly [Cents, Cents, Cents],
): MailboxPlan {
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
