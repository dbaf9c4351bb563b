import './tiles.css';
import { withBase } from '#authoring';
import { type Illustration, ShowIllustration } from '../drawings/show-illustration.tsx';

export interface Tile {
  readonly title: string;
  /** The page that it leads to. */
  readonly href: string;
  readonly drawing: Illustration;
  /** The one fact that people come for, such as a time or a price. */
  readonly fact?: string;
  readonly text: string;
}

export interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly size: 'large' | 'small';
}

/** Cards that are links, each with its drawing. */
export function Tiles({ tiles, size }: TilesProps) {
  return (
    <ul className={`tiles tiles-${size}${tiles.length === 6 ? ' tiles-six' : ''}`}>
      {tiles.map(({ title, href, drawing, fact, text }) => (
        <li key={title}>
          <a href={withBase(href)}>
            <ShowIllustration of={drawing} title="" />
            <h3>{title}</h3>
            {fact && <span className="name">{fact}</span>}
            <small>{text}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
