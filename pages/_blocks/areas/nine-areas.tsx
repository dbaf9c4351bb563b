import { withBase } from '#authoring';
import '../../_components/cells/home.css';
import { nineAreasMap } from '../../_components/drawings/nine-areas-map.tsx';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { Split } from '../../_components/sections/split.tsx';
import { areasWeServe, type ServiceArea } from '../../_facts/areas/areas.ts';
import { areaMiles } from '../../_facts/areas/cards.ts';

/** How far each area is: a list, and a map that has its numbers. */
export function NineAreas() {
  return (
    <Split columns="5-7">
      <ol className="nine-areas">
        {areasWeServe.chosen.map((area) => (
          <AreaRow key={area.href} {...area} />
        ))}
      </ol>
      <figure className="label">
        <ShowIllustration of={nineAreasMap} />
        <figcaption className="cell small">
          Directions and dashed circles are approximate.
        </figcaption>
      </figure>
    </Split>
  );
}

function AreaRow(area: ServiceArea) {
  const miles = areaMiles(area);
  return (
    <li>
      <article>
        <a href={withBase(area.href)}>{area.name}</a>
      </article>
      {miles && (
        <span className="number">
          {miles}
          <small> miles</small>
        </span>
      )}
    </li>
  );
}
