import '../_assets/css/choices.css';
import type { MailboxPlan } from '../_facts/mailbox-prices.ts';
import { MailboxDoor } from './drawings/mailbox-door.tsx';
import { Stamp } from './stamp.tsx';
import { TableRegion } from './table-region.tsx';

export interface PriceTableProps {
  readonly caption: string;
  /** The names of the columns of prices: `3 months`. */
  readonly terms: readonly string[];
  /** The column that is stamped, counted from 0. */
  readonly best: { readonly term: number; readonly stamp: string };
  readonly rows: readonly {
    readonly size: MailboxPlan['size'];
    /** What fits. */
    readonly text: string;
    /** One for each term: `$132`, `$11/mo`. */
    readonly prices: readonly { readonly price: string; readonly monthly: string }[];
  }[];
}

/** Mailbox prices, each size with its door drawn to scale. */
export function PriceTable({ caption, terms, best, rows }: PriceTableProps) {
  const labels = terms.map((term, column) =>
    column === best.term ? `${term} · ${best.stamp}` : term,
  );
  const tint = (column: number) => (column === best.term ? 'tint' : undefined);
  return (
    <TableRegion caption={caption} kind="price">
      <thead>
        <tr>
          <th scope="col">Size</th>
          {terms.map((term, column) => (
            <th key={term} scope="col" className={tint(column)}>
              {term} {column === best.term && <Stamp>{best.stamp}</Stamp>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, text, prices }) => (
          <tr key={size}>
            <th scope="row">
              <div className="door">
                <MailboxDoor size={size} />
                <span>
                  {size} <small>{text}</small>
                </span>
              </div>
            </th>
            {prices.map(({ price, monthly }, column) => (
              <td key={terms[column]} className={tint(column)} data-term={labels[column]}>
                <b>{price}</b> {monthly}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
