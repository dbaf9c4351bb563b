import type { ReactNode } from 'react';
import '../_assets/css/cells.css';
import { CardTitle } from './card-title.tsx';
import { Icon } from './icon.tsx';

export interface ServiceCell {
  /** One, for the block before the title. */
  readonly letter: string;
  readonly title: string;
  readonly href: string;
  readonly text: ReactNode;
  /** Something to know before coming. */
  readonly note?: string;
  /** Where it leads, in a word or two. */
  readonly go: string;
  readonly picture: ReactNode;
}

export interface ServiceGridProps {
  /** The large cell, the wide one, and two small ones. */
  readonly cells: readonly [ServiceCell, ServiceCell, ServiceCell, ServiceCell];
}

/** One label in four unequal cells. */
export function ServiceGrid({ cells }: ServiceGridProps) {
  return (
    <div className="serv">
      {cells.map((cell, index) => (
        <Cell key={cell.href} isSide={index === 1} {...cell} />
      ))}
    </div>
  );
}

function Cell({ isSide, ...cell }: ServiceCell & { readonly isSide: boolean }) {
  return (
    <article className={isSide ? 'side' : undefined}>
      <div className="pic">{cell.picture}</div>
      <h3>
        <span className="ltr" aria-hidden="true">
          {cell.letter}
        </span>
        <CardTitle href={cell.href}>{cell.title}</CardTitle>
      </h3>
      <p>{cell.text}</p>
      {cell.note && <p className="small">{cell.note}</p>}
      <span className="go" aria-hidden="true">
        {cell.go} <Icon name="arrow-right" />
      </span>
    </article>
  );
}
