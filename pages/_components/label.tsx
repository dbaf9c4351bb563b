import type { ReactNode } from 'react';
import '../_assets/css/label.css';

/** A sheet of ruled cells, like a shipping label: rows of cells, or a single cell. */
export function Label({ children }: { readonly children: ReactNode }) {
  return <div className="label">{children}</div>;
}

export interface LabelRowProps {
  /** Where there is room; `duo` stays two columns on the narrowest label. */
  readonly columns: 2 | 3 | 4 | 'duo';
  readonly className?: string;
  readonly children: ReactNode;
}

export function LabelRow({ columns, className, children }: LabelRowProps) {
  const names = ['row', columns === 'duo' ? columns : `r${columns}`, className];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}

export interface LabelCellProps {
  /** The small field name. */
  readonly name?: string | undefined;
  /** The large value. */
  readonly value?: ReactNode;
  /** A sentence, or anything else that belongs in the cell. */
  readonly children?: ReactNode;
}

/** One fact: its name, the value large, and a few words on it. */
export function LabelCell({ name, value, children }: LabelCellProps) {
  return (
    <div className="lc">
      {name && <span className="f">{name}</span>}
      {value && <span className="num">{value}</span>}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
