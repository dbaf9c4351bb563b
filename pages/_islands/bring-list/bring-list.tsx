import type { ReactNode } from 'react';
import './bring-list.css';
import { PrintList } from './print-list.tsx';

export interface BringListProps {
  /** What the list is for: `What to bring for a mailbox`. It heads the printed sheet. */
  readonly title: string;
  readonly items: readonly (readonly [name: string, text?: ReactNode])[];
  /** Over the list, on paper, too. */
  readonly children?: ReactNode;
}

/**
 * What to bring, with a box to tick before each line. The tab remembers the ticks. The button prints
 * only the list, under the store's name and address.
 */
export function BringList({ title, items, children }: BringListProps) {
  return (
    <BringSheet title={title}>
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

/** Boxes to check, which the tab remembers and which print without the rest of the page. */
export function BringSheet({ title, children }: BringSheetProps) {
  return (
    <div className="label bring">
      <p className="bring-on-paper">
        <b>{title}</b>
      </p>
      {children}
      <PrintList />
    </div>
  );
}
