import { Fragment } from 'react';
import '../_assets/css/choices.css';

export interface ReceiptProps {
  readonly sums: readonly {
    readonly title: string;
    /** What is paid for, and how much: `$165.00`. */
    readonly lines: readonly (readonly [what: string, amount: string])[];
    readonly total: string;
  }[];
}

/** What something costs, added up as at the counter. */
export function Receipt({ sums }: ReceiptProps) {
  return (
    <div className="rcpt">
      {sums.map(({ title, lines, total }) => (
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
