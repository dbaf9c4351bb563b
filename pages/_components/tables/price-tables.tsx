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

/** Mailbox prices with their fees and one key added up: a table for each size, with its door. */
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
                <th scope="col">Due today</th>
                <th scope="col">Per month</th>
              </tr>
            </thead>
            <tbody>
              {mailboxTerms.map(({ term, label }) => (
                <tr key={term}>
                  <th scope="row">
                    {label} <em>{pricing[term].savings}</em>
                    <small>{sum({ size, term, keys: 1 })}</small>
                  </th>
                  <td className="number">{dollars(mailboxTotal({ size, term, keys: 1 }).due)}</td>
                  <td>{dollars(pricing[term].monthly)}/mo</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

/** `$36 + $10 setup + $5 key` */
function sum(choice: MailboxChoice): string {
  const { rent, setup, deposit } = mailboxTotal(choice);
  const setupText = setup > 0 ? ` + ${dollars(setup)} setup` : '';
  return `${dollars(rent)}${setupText} + ${dollars(deposit)} key`;
}
