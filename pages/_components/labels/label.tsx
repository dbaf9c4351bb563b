import type { ReactNode } from 'react';
import { valueClass } from './value-class.ts';

export interface LabelProps {
  /** A block that other pages hold too, word for word. */
  readonly shared?: boolean;
  /** A paper that the customer holds: it stays white in dark mode. Import `paper.css` for it. */
  readonly paper?: boolean;
  /** `false` for what the head of a printed page says, too. */
  readonly onPaper?: boolean;
  readonly children: ReactNode;
}

/** A sheet of ruled cells, like a shipping label: rows of cells, or a single cell. */
export function Label({ shared, paper, onPaper, children }: LabelProps) {
  return (
    <div
      className={paper ? 'label label-paper' : 'label'}
      data-shared={shared}
      data-print={onPaper === false ? 'hide' : undefined}
    >
      {children}
    </div>
  );
}

export interface LabelRowProps {
  /** Where there is room. */
  readonly columns: 2 | 3 | 4;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LabelRow({ columns, className, children }: LabelRowProps) {
  const names = ['row', `row-${columns}`, className];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}

export interface LabelCellProps {
  /** The small field name. */
  readonly name: string;
  /** The value: large if it is a number or a time. */
  readonly value?: ReactNode;
  /** A sentence, or anything else that belongs in the cell. */
  readonly children?: ReactNode;
}

/** One fact: its name, its value, and a few words on it. */
export function LabelCell({ name, value, children }: LabelCellProps) {
  return (
    <div className="cell">
      <span className="label-field">{name}</span>
      {value && <span className={valueClass(value)}>{value}</span>}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}

/** As many columns as cells, from two to four. */
export function columnsFor(cells: readonly unknown[]): LabelRowProps['columns'] {
  return cells.length === 2 || cells.length === 3 ? cells.length : 4;
}
