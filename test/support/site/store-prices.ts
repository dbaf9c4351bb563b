import { dollars } from '../../../pages/_facts/format.ts';
import {
  type MailboxPlan,
  mailboxFees,
  mailboxPlans,
} from '../../../pages/_facts/mailbox-prices.ts';
import { notaryPrices } from '../../../pages/_facts/notary.ts';

/** The shortest first. */
export const terms = ['threeMonth', 'sixMonth', 'oneYear'] as const;

type Term = (typeof terms)[number];
type Size = MailboxPlan['size'];
type NotaryService = (typeof notaryPrices)[number]['service'];

/** The rent of a mailbox for a whole term: `$132`. */
export function mailboxRent(size: Size, term: Term): string {
  return dollars(rentOf(size, term));
}

/** The rent in a month, to the cent: `$13.75`. */
export function mailboxMonthly(size: Size, term: Term): string {
  return dollars(Math.round(monthlyOf(size, term)));
}

/** The term with the lowest rent in a month: the shortest of several. */
export function cheapestTerm(size: Size): Term {
  return terms.reduce((best, term) =>
    monthlyOf(size, term) < monthlyOf(size, best) ? term : best,
  );
}

/** What is due on the first day: the rent, the setup fee unless it is waived, and the keys. */
export function mailboxDue(size: Size, term: Term, keys = 1): string {
  const { setup, setupWaivedFor, keyDeposit } = mailboxFees;
  const fee = term === setupWaivedFor ? 0 : setup;
  return dollars(rentOf(size, term) + fee + keys * keyDeposit);
}

/** A row of the notary’s price list: `$10`, or `$10–$20`. */
export function notaryPrice(service: NotaryService): string {
  const prices = priceOf(service).map(dollars);
  return [...new Set(prices)].join('–');
}

/** What so many signatures cost, each at the lowest price of the row. */
export function notaryFee(service: NotaryService, signatures: number): string {
  return dollars(signatures * priceOf(service)[0]);
}

function priceOf(service: NotaryService): readonly [number, number] {
  const found = notaryPrices.find((row) => row.service === service);
  if (!found) throw new Error(`The notary has no price for ${service}.`);
  return found.price;
}

function monthlyOf(size: Size, term: Term): number {
  return rentOf(size, term) / { threeMonth: 3, sixMonth: 6, oneYear: 12 }[term];
}

function rentOf(size: Size, term: Term): number {
  const found = mailboxPlans.find((plan) => plan.size === size);
  if (!found) throw new Error(`No mailbox is called ${size}.`);
  return found.pricing[term].price;
}
