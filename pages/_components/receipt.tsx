import { Fragment } from 'react';
import '../_assets/css/choices.css';

export interface ReceiptProps {
  readonly receipts: readonly {
    readonly title: string;
    /** An item and its price: `$165.00`. */
    readonly lines: readonly (readonly [what: string, amount: string])[];
    readonly total: string;
  }[];
}

/** What a purchase costs, added up like a store receipt. */
export function Receipt({ receipts }: ReceiptProps) {
  return (
    <div className="rcpt">
      {receipts.map(({ title, lines, total }) => (
        <Fragment key={title}>
          <p className="f">{title}</p>
          <dl>
            {lines.map(([what, amount]) => (
              <Fragment key={what}>
                <dt>{what}</dt>
                <dd>{amount}</dd>
              </Fragment>
            ))}
            <dt className="sum">Total</dt>
            <dd className="sum">{total}</dd>
          </dl>
        </Fragment>
      ))}
    </div>
  );
}
