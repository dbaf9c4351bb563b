import type { ReactNode } from 'react';
import '../_assets/css/checklist.css';
import { read } from '#authoring';
import { hoursLine } from '../_facts/hours-rows.ts';
import { phone } from '../_facts/identity.ts';
import { storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { PrintList } from './print-list.tsx';

export interface BringListProps {
  /** The address of the page that shows it. */
  readonly place: string;
  /** What the list is for: `What to bring for a mailbox`. It heads the printed sheet. */
  readonly title: string;
  readonly items: readonly (readonly [name: string, text?: ReactNode])[];
  /** Over the list, on paper, too. */
  readonly children?: ReactNode;
}

/**
 * What to bring, with a box to tick before each line. The tab remembers the ticks. The button prints
 * the list alone, with the store's name, address, and hours.
 */
export function BringList({ items, children, ...sheet }: BringListProps) {
  return (
    <BringSheet {...sheet}>
      {children}
      <ul>
        {items.map(([name, text]) => (
          <li key={name}>
            <label>
              <input type="checkbox" />
              <span>
                <b>{name}</b> {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </BringSheet>
  );
}

export interface BringSheetProps extends Omit<BringListProps, 'items'> {
  readonly children: ReactNode;
}

/** Boxes to tick, kept in the tab and printed alone. */
export function BringSheet({ place, title, children }: BringSheetProps) {
  return (
    <div className="label bring">
      <p className="on-paper" data-shared>
        <b>{title}</b>
        {`${read(storeName, place)}, ${postalAddress(place).oneLine}`}
        <br />
        {`${read(phone, place).display}, ${hoursLine(place)}`}
      </p>
      {children}
      <PrintList />
    </div>
  );
}
