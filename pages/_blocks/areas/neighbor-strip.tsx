import { withBase } from '#authoring';
import { Icon } from '../../_components/icons/icon.tsx';
import { areas } from '../../_facts/areas/areas.ts';
import { namedDrive } from '../../_facts/areas/cards.ts';
import type { AreaName } from '../../_facts/areas/drives.ts';
import { areaNeighbors } from '../../_facts/areas/neighbors.ts';
import { span } from '../../_facts/format.ts';

/** The areas around one, in a row of cells: where the page of a neighbor leads, and its minutes. */
export function NeighborStrip({ area }: { readonly area: AreaName }) {
  return (
    <nav className="wrap neighbors" aria-labelledby="near" data-shared>
      <h2 id="near">Nearby areas</h2>
      <ul>
        {areaNeighbors[area].map((next) => {
          const { origin, minutes } = namedDrive(next);
          const { name, href } = areas[next];
          return (
            <li key={next}>
              <a href={withBase(href)}>
                <b>{name}</b>
                <span>
                  {span(minutes)} min to the store{origin !== name && ` from ${origin}`}
                </span>
                <Icon name="arrow-right" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
