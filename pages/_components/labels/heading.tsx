import { Children, type ReactNode } from 'react';
import { street } from '../../_facts/address.ts';
import { keptTogether } from './kept-together.ts';

export interface HeadingProps {
  readonly level: 1 | 2;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The heading of a page or of a section. No line of it ends within `1–3 days`, `drop-off` or the street address. */
export function Heading({ level, className, children }: HeadingProps) {
  const Name = `h${level}` as const;
  return (
    <Name className={className}>
      {Children.map(children, (child) => (typeof child === 'string' ? joined(child) : child))}
    </Name>
  );
}

/** With spaces that don't break, and short words with a dash in one piece. A longer compound may need two lines. */
function joined(text: string): ReactNode {
  const parts = keptTogether(text)
    .replaceAll(street.chosen, (found) => found.replaceAll(' ', '\u00a0'))
    .split(/(\d+–\d+|\b[a-z]{1,5}-[a-z]{1,9}\b)/i);
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={parts.slice(0, at).join('')} className="unbroken">
        {part}
      </span>
    ),
  );
}
