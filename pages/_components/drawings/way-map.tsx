import type { SvgDrawing } from '#authoring';
import { areas } from '../../_facts/areas/areas.ts';
import { type AreaName, areaDrive } from '../../_facts/areas/drives.ts';
import {
  areaSpots,
  joined,
  type MapName,
  roadLines,
  roadMapSize,
  roadNames,
  routePieces,
  storeSpot,
} from './road-map-lines.ts';

/** The roads around the store with the way from one area: the same roads as on the area's page. */
export function wayMap(area: AreaName): SvgDrawing {
  return {
    name: `way-from-${slugOf(area)}`,
    title: `Sketch of the roads between ${areaDrive(area).origin} and the store, not to scale.`,
    ...roadMapSize,
    shapes: <Way area={area} />,
  };
}

function slugOf(area: AreaName): string {
  return areas[area].href.replace(/^.*\//, '');
}

function Way({ area }: { readonly area: AreaName }) {
  const line = joined(routePieces[area]);
  const { x, y, label } = areaSpots[area];
  const { x: left, y: top, label: store } = storeSpot;
  return (
    <>
      <path className="road-edge" strokeWidth="9" d={roadLines} />
      <path className="road" strokeWidth="6.5" d={roadLines} />
      <path className="way" strokeWidth="10" d={line} />
      {roadNames.map((name) => (
        <Name key={name.name} {...name} />
      ))}
      <circle className="paper" cx={x} cy={y} r="7" />
      <Name {...label} />
      <path className="box" d={`M${left - 11} ${top - 11}h22v22h-22z`} />
      <path className="red thin" d={`M${left - 4} ${top - 11}h8v22h-8z`} />
      <Name {...store} />
    </>
  );
}

function Name({ name, x, y, anchor }: MapName) {
  return (
    <text className="ground halo" x={x} y={y} textAnchor={anchor}>
      {name}
    </text>
  );
}
