import './supply-shelf.css';
import { Link } from '#authoring';
import type { SupplyShelfEntry } from '../../_facts/supplies.ts';
import '../drawings/draw.css';

/** The aisle: each shelf with its name on the edge, and the supplies on it. */
export function SupplyShelf({ shelves }: { readonly shelves: readonly SupplyShelfEntry[] }) {
  return (
    <ul className="supply-shelf">
      {shelves.map(({ title, items, href }) => (
        <li key={title}>
          <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
