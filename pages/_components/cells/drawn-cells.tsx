import type { ReactNode } from 'react';
import './drawn-cells.css';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';
import { CardTitle } from '../labels/card-title.tsx';

export interface DrawnCellsProps {
  readonly cells: readonly {
    readonly illustration: Illustration;
    readonly title: string;
    /** The page that it leads to. */
    readonly href?: string;
    readonly text: ReactNode;
  }[];
  /** Counted, because they happen in this order. */
  readonly ordered?: boolean;
}

/** A drawing over a few words, side by side; on phones, the words are beside their drawing. */
export function DrawnCells({ cells, ordered }: DrawnCellsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="drawn-cells">
      {cells.map(({ illustration, title, href, text }, at) => (
        <li key={title}>
          <ShowIllustration of={illustration} {...(href && { title: '' })} />
          <div>
            {ordered && <p className="number">{at + 1}</p>}
            <h3 className="h4">{href ? <CardTitle href={href}>{title}</CardTitle> : title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
