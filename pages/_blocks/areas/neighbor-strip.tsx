import { withBase } from '#authoring';
import { Icon } from '../../_components/icons/icon.tsx';
import { areas } from '../../_facts/areas/areas.ts';
import { areaMiles } from '../../_facts/areas/cards.ts';
import type { AreaName } from '../../_facts/areas/drives.ts';
import { areaNeighbors } from '../../_facts/areas/neighbors.ts';

/** The areas around one, in a row of cells: where the page of a neighbor leads, and its miles. */
export function NeighborStrip({ area }: { readonly area: AreaName }) {
  return (
    <nav className="wrap neighbors" aria-labelledby="near" data-shared>
      <h2 id="near">Nearby areas</h2>
      <ul>
        {areaNeighbors[area].map((next) => {
          const { name, href } = areas[next];
          const miles = areaMiles(areas[next]);
          return (
            <li key={next}>
              <a href={withBase(href)}>
                <b>{name}</b>
                {miles && <span>{miles} miles to the store</span>}
                <Icon name="arrow-right" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
