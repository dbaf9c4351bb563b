import { withBase } from '#authoring';
import '../../_components/cells/home.css';
import { nineAreasMap } from '../../_components/drawings/nine-areas-map.tsx';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { Split } from '../../_components/sections/split.tsx';
import { type NearArea, nearestAreas } from '../../_facts/areas/nearest.ts';
import { milesText, span } from '../../_facts/format.ts';

/** How far each area is: a list, and a map that has its numbers. */
export function NineAreas() {
  return (
    <Split columns="5-7">
      <ol className="nine-areas">
        {nearestAreas.map((area) => (
          <AreaRow key={area.href} {...area} />
        ))}
      </ol>
      <figure className="label">
        <ShowIllustration of={nineAreasMap} />
        <figcaption className="cell small">
          Miles by road. Directions and dashed circles are approximate.
        </figcaption>
      </figure>
    </Split>
  );
}

function AreaRow({ name, href, minutes, origin, miles }: NearArea) {
  const far = miles === undefined ? [] : [`${milesText(miles)} miles`];
  const from = origin === name ? [] : [`from ${origin}`];
  return (
    <li>
      <article>
        <a href={withBase(href)}>{name}</a>
        <small>{[...far, ...from].join(', ')}</small>
      </article>
      <span className="number">
        {span(minutes)}
        <small> min</small>
      </span>
    </li>
  );
}
