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

/** What two of the rentals come to on the first day, line by line. */
export const firstDaySums = [firstDay('Medium', 'oneYear'), firstDay('Small', 'threeMonth')];

function firstDay(size: MailboxPlan['size'], term: Term) {
  const rent = mailboxPlans.find((plan) => plan.size === size)?.pricing[term].price ?? 0;
  const waived = term === mailboxFees.setupWaivedFor;
  const setup = waived ? 0 : mailboxFees.setup;
  const label = mailboxTerms.find((named) => named.term === term)?.label;
  const line = (what: string, cents: Cents) => [what, `$${decimalDollars(cents)}`] as const;
  return {
    title: `${size}, ${label}`,
    lines: [
      line('Rent', rent),
      line(waived ? 'Setup, waived for a year' : 'Setup', setup),
      line('Key deposit, you get it back', mailboxFees.keyDeposit),
    ],
    total: `$${decimalDollars(rent + setup + mailboxFees.keyDeposit)}`,
  };
}
