import '../papers/mailbox.css';
import './tables.css';
import { dollars } from '../../_facts/format.ts';
import { type MailboxPlan, mailboxPlans, mailboxTerms } from '../../_facts/mailbox-prices.ts';
import { type MailboxChoice, mailboxTotal } from '../../_facts/mailbox-totals.ts';
import { MailboxDoor } from '../drawings/mailbox-door.tsx';

export interface PriceTablesProps {
  /** In this order. All, unless some are named. */
  readonly sizes?: readonly MailboxPlan['size'][];
}

/** Mailbox prices: a table for each size, with its door. Beside each price is what is due on the first day. */
export function PriceTables({ sizes }: PriceTablesProps) {
  const plans = sizes
    ? sizes.flatMap((size) => mailboxPlans.filter((plan) => plan.size === size))
    : mailboxPlans;
  return (
    <div className="label prices" data-shared={sizes ? true : undefined}>
      {plans.map(({ size, description, pricing }) => (
        <div key={size}>
          <table>
            <caption>
              <span className="prices-door">
                <MailboxDoor size={size} />
                <span>
                  <b>{size}</b> {description}
                </span>
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Term</th>
                <th scope="col">Price</th>
                <th scope="col">Per month</th>
              </tr>
            </thead>
            <tbody>
              {mailboxTerms.map(({ term, label }) => (
                <tr key={term}>
                  <th scope="row">
                    {label} <em>{pricing[term].savings}</em>
                    <small>{dueToday({ size, term, keys: 1 })}</small>
                  </th>
                  <td className="number">{dollars(pricing[term].price)}</td>
                  <td className="number">
                    {dollars(pricing[term].monthly)}
                    <small>/mo</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

/** `$51 due today with $10 setup, $5 key` */
function dueToday(choice: MailboxChoice): string {
  const { setup, deposit, due } = mailboxTotal(choice);
  const fees = [...(setup > 0 ? [`${dollars(setup)} setup`] : []), `${dollars(deposit)} key`];
  return `${dollars(due)} due today with ${fees.join(', ')}`;
}
