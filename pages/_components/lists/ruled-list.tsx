import './ruled-list.css';
import type { ReactNode } from 'react';
import { CardTitle } from '../labels/card-title.tsx';

export interface RuledListProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ReactNode;
    /** Where the title leads, once that page exists. */
    readonly href?: string;
  }[];
}

/** Things to know, one under the other, each with a few words. */
export function RuledList({ items }: RuledListProps) {
  return (
    <ul className="ruled-list">
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <b>{href ? <CardTitle href={href}>{title}</CardTitle> : title}</b> {text}
        </li>
      ))}
    </ul>
  );
}
