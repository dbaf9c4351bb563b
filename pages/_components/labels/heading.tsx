import { Children, type ReactNode } from 'react';
import { street } from '../../_facts/address.ts';

export interface HeadingProps {
  readonly level: 1 | 2;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The heading of a page or of a section. No line of it ends within `1–3 days`, `drop-off` or the street address. */
export function Heading({ level, className, children }: HeadingProps) {
  const Name = `h${level}` as const;
  const unbroken = Children.map(children, (child) =>
    typeof child === 'string' ? joined(child) : child,
  );
  return <Name className={className}>{unbroken}</Name>;
}

/** With spaces that don't break, and word joiners after dashes. A longer compound may need two lines. */
const joined = (text: string) =>
  text
    .replaceAll(street.chosen, (found) => found.replaceAll(' ', '\u00a0'))
    .replace(/(?<=\d) (?=[a-z]|[AP]M\b)/g, '\u00a0')
    .replace(/(?<=\d–)(?=\d)|(?<=\b[a-z]{1,5}-)(?=[a-z]{1,9}\b)/gi, '\u2060');
