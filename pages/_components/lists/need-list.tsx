import type { ReactNode } from 'react';
import './need-list.css';

export interface NeedListProps {
  /** What to tell or bring, and what is meant by it. */
  readonly items: readonly (readonly [name: string, text?: ReactNode])[];
}

/** The fields of a label that you fill in: what to have ready. */
export function NeedList({ items }: NeedListProps) {
  return (
    <div className="label">
      <ul className="need">
        {items.map(([name, text]) => (
          <li key={name}>
            <span className="label-field">{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
