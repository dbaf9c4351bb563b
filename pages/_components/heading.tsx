import { Children, type ReactNode } from 'react';

export interface HeadingProps {
  readonly level: 1 | 2;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The heading of a page or of a section. No line of it ends within `1–3 days`: a word joiner follows the dash. */
export function Heading({ level, className, children }: HeadingProps) {
  const Name = `h${level}` as const;
  const unbroken = Children.map(children, (child) =>
    typeof child === 'string'
      ? child.replace(/(?<=\d) (?=[a-z]|[AP]M\b)/g, '\u00a0').replace(/(?<=\d–)(?=\d)/g, '\u2060')
      : child,
  );
  return <Name className={className}>{unbroken}</Name>;
}
