import type { ReactNode } from 'react';
import { SectionHead } from './section.tsx';

export interface SplitProps {
  /** The widths of the two columns, in twelfths. */
  readonly columns: '7-5' | '5-7' | '6-6';
  readonly children: ReactNode;
}

/** Two columns where there is room, one under the other where there is not. */
export function Split({ columns, children }: SplitProps) {
  return <div className={`split split-${columns}`}>{children}</div>;
}

/** Blocks of one column, well apart. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="stack">{children}</div>;
}

export interface ColumnProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** `false` for what is of no use on paper. */
  readonly onPaper?: boolean;
  readonly children?: ReactNode;
}

/** One column under its own heading. */
export function Column({ title, text, onPaper, children }: ColumnProps) {
  return (
    <div data-print={onPaper === false ? 'hide' : undefined}>
      <SectionHead title={title} text={text} />
      {children}
    </div>
  );
}
