import { withBase } from '#authoring';
import { Icon } from '../../_components/icons/icon.tsx';
import { areas } from '../../_facts/areas/areas.ts';
import type { AreaName } from '../../_facts/areas/drives.ts';
import { areaNeighbors } from '../../_facts/areas/neighbors.ts';

/** The areas around one, in a row of cells that lead to their pages. */
export function NeighborStrip({ area }: { readonly area: AreaName }) {
  return (
    <nav className="wrap neighbors" aria-labelledby="near" data-shared>
      <h2 id="near">Nearby areas</h2>
      <ul>
        {areaNeighbors[area].map((next) => {
          const { name, href } = areas[next];
          return (
            <li key={next}>
              <a href={withBase(href)}>
                <b>{name}</b>
                <Icon name="arrow-right" />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
