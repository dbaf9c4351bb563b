import { Fragment } from 'react';
import './mailbox.css';
import './paper.css';
import { keptTogether } from '../labels/kept-together.ts';

export interface ReceiptProps {
  readonly title: string;
  /** An item and its price: `$165`. */
  readonly lines: readonly (readonly [what: string, amount: string])[];
  readonly total: readonly [what: string, amount: string];
}

/** What a purchase costs, added up like a store receipt. */
export function Receipt({ title, lines, total: [what, amount] }: ReceiptProps) {
  return (
    <div className="receipt">
      <p className="label-field">{keptTogether(title)}</p>
      <dl>
        {lines.map(([item, price]) => (
          <Fragment key={item}>
            <dt>{keptTogether(item)}</dt>
            <dd>{price}</dd>
          </Fragment>
        ))}
        <dt className="receipt-total">{what}</dt>
        <dd className="receipt-total">{amount}</dd>
      </dl>
    </div>
  );
}
