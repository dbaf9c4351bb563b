import './area-cards.css';
import { Icon } from '../icons/icon.tsx';
import { CardTitle } from '../labels/card-title.tsx';

export interface AreaCard {
  readonly name: string;
  readonly href: string;
  /** The number first: `3.0`, and its unit: `miles`. */
  readonly figure?: { readonly value: string; readonly unit: string };
  readonly text: string;
}

export interface AreaCardsProps {
  readonly areas: readonly AreaCard[];
}

/** Places that have a page of their own, one under the other, with how far they are. */
export function AreaCards({ areas }: AreaCardsProps) {
  return (
    <div className="area-cards">
      {areas.map(({ name, href, figure, text }) => (
        <article key={href}>
          {figure && (
            <span className="number">
              {figure.value}
              <small>{figure.unit}</small>
            </span>
          )}
          <h3>
            <CardTitle href={href}>{name}</CardTitle>
          </h3>
          <p>{text}</p>
          <Icon name="arrow-right" />
        </article>
      ))}
    </div>
  );
}
