import type { ReactNode } from 'react';
import { CardTitle } from './card-title.tsx';

export interface ListRuleProps {
  readonly items: readonly {
    readonly title: string;
    readonly text: ReactNode;
    /** Where the title leads, once that page exists. */
    readonly href?: string;
  }[];
  /** With a square before each, to check off on paper. */
  readonly checked?: boolean;
}

/** Things to know, one under the other, each with a few words. */
export function ListRule({ items, checked }: ListRuleProps) {
  return (
    <ul className={checked ? 'list tick' : 'list'}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <b>{href ? <CardTitle href={href}>{title}</CardTitle> : title}</b> {text}
        </li>
      ))}
    </ul>
  );
}
