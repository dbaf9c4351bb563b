import { type Cents, decimalDollars, dollars } from './format.ts';
import { type MailboxPlan, mailboxFees, mailboxPlans, mailboxTerms } from './mailbox-prices.ts';

type Term = keyof MailboxPlan['pricing'];

/** The columns of a table of rents, and the one that is stamped. */
export const mailboxTermColumns = {
  terms: mailboxTerms.map(({ label }) => label),
  best: {
    term: mailboxTerms.findIndex(({ term }) => term === 'oneYear'),
    stamp: mailboxPlans[0].pricing.oneYear.savings ?? '',
  },
};

/** The rents as a table shows them: `$132`, `$11/mo`. */
export const mailboxPriceRows = mailboxPlans.map(({ size, description, pricing }) => ({
  size,
  text: description,
  prices: mailboxTerms.map(({ term }) => ({
    price: dollars(pricing[term].price),
    monthly: `${dollars(pricing[term].monthly)}/mo`,
  })),
}));

/** What two of the rentals cost on the first day, line by line. */
export const firstDayReceipts = [
  firstDayReceipt('Small', 'threeMonth'),
  firstDayReceipt('Medium', 'oneYear'),
];

/** Rent, setup fee, and the deposit for one key. */
export function firstDayTotal(size: MailboxPlan['size'], term: Term): Cents {
  return rentFor(size, term) + setupFor(term) + mailboxFees.keyDeposit;
}

function rentFor(size: MailboxPlan['size'], term: Term): Cents {
  return mailboxPlans.find((plan) => plan.size === size)?.pricing[term].price ?? 0;
}

function setupFor(term: Term): Cents {
  return term === mailboxFees.setupWaivedFor ? 0 : mailboxFees.setup;
}

function firstDayReceipt(size: MailboxPlan['size'], term: Term) {
  const setup = setupFor(term);
  const label = mailboxTerms.find((named) => named.term === term)?.label;
  const line = (what: string, cents: Cents) => [what, `$${decimalDollars(cents)}`] as const;
  return {
    title: `${size}, ${label}`,
    lines: [
      line('Rent', rentFor(size, term)),
      line(setup === 0 ? 'Setup fee, waived' : 'Setup fee', setup),
      line('Key deposit, refundable', mailboxFees.keyDeposit),
    ],
    total: `$${decimalDollars(firstDayTotal(size, term))}`,
  };
}
