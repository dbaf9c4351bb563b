import type { ReactNode } from 'react';
import './ruled-list.css';

export interface PlainListProps {
  readonly items: readonly string[];
  /** More items, after the others. */
  readonly children?: ReactNode;
}

/** A ruled list of sentences. `RuledList` has a title for each. */
export function PlainList({ items, children }: PlainListProps) {
  return (
    <ul className="ruled-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
