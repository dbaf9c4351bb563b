import type { Cents } from './format.ts';
import { type MailboxPlan, mailboxFees, mailboxPlans, mailboxTerms } from './mailbox-prices.ts';

export interface MailboxChoice {
  readonly size: MailboxPlan['size'];
  readonly term: keyof MailboxPlan['pricing'];
  readonly keys: number;
}

export interface MailboxTotal {
  readonly rent: Cents;
  readonly setup: Cents;
  /** For all keys. Refunded when they are returned. */
  readonly deposit: Cents;
  /** The sum of the three. */
  readonly due: Cents;
  /** The rent, without fees. */
  readonly monthly: Cents;
}

/** How many a visitor can choose. */
export const mailboxKeys = [1, 2, 3] as const;

/** `Medium, 1 year, 2 keys` */
export function choiceLabel({ size, term, keys }: MailboxChoice): string {
  return `${size}, ${termLabel(term)}, ${keysLabel(keys)}`;
}

export function keysLabel(keys: number): string {
  return keys === 1 ? '1 key' : `${keys} keys`;
}

/** Whether it is the label of something that can be chosen. */
export function isChoiceLabel(text: string): boolean {
  return mailboxPlans.some(({ size }) =>
    mailboxTerms.some(({ term }) =>
      mailboxKeys.some((keys) => choiceLabel({ size, term, keys }) === text),
    ),
  );
}

/** What a mailbox costs on the first day, and in a month. */
export function mailboxTotal({ size, term, keys }: MailboxChoice): MailboxTotal {
  const { price: rent, monthly } = pricingOf(size)[term];
  const setup = term === mailboxFees.setupWaivedFor ? 0 : mailboxFees.setup;
  const deposit = keys * mailboxFees.keyDeposit;
  return { rent, setup, deposit, due: rent + setup + deposit, monthly };
}

/** The term with the lowest rent in a month. */
export function cheapestTerm(size: MailboxPlan['size']): MailboxChoice['term'] {
  const pricing = pricingOf(size);
  const [first] = mailboxTerms
    .map(({ term }) => term)
    .toSorted((one, other) => pricing[one].monthly - pricing[other].monthly);
  return first ?? 'oneYear';
}

/** `1 year` */
export function termLabel(term: MailboxChoice['term']): string {
  return mailboxTerms.find((named) => named.term === term)?.label ?? '';
}

function pricingOf(size: MailboxPlan['size']): MailboxPlan['pricing'] {
  const plan = mailboxPlans.find((one) => one.size === size) ?? mailboxPlans[0];
  return plan.pricing;
}
