import { areas } from '../../_facts/areas/areas.ts';
import { type AreaName, areaDrive, areaNames } from '../../_facts/areas/drives.ts';
import {
  areaSpots,
  type MapName,
  roadLines,
  roadMapFrame,
  roadMapSize,
  roadNames,
  routePieces,
  storeSpot,
} from '../drawings/road-map-lines.ts';
import type { Illustration } from './illustration.tsx';

/** The roads around the store with the way from one area: the same roads as on the area's page. */
export function wayMap(area: AreaName): Illustration {
  return {
    name: `way-from-${slugOf(area)}`,
    title: `Sketch of the roads between ${areaDrive(area).origin} and the store, not to scale.`,
    ...roadMapSize,
    shapes: <Way area={area} />,
  };
}

/** What lies under the way on the map of a page that holds too much to carry its roads, too: up to the frame. */
export const roadsAlone: Illustration = {
  name: 'roads',
  title: 'Roads around the store.',
  width: roadMapFrame.width,
  height: roadMapFrame.height,
  shapes: (
    <g transform={`translate(${-roadMapFrame.x} 0)`}>
      <Roads />
    </g>
  ),
};

export const wayMaps: readonly Illustration[] = areaNames.map(wayMap);

function slugOf(area: AreaName): string {
  return areas[area].href.replace(/^.*\//, '');
}

function Way({ area }: { readonly area: AreaName }) {
  const line = routePieces[area].join('');
  const { x, y, label } = areaSpots[area];
  const { x: left, y: top, label: store } = storeSpot;
  return (
    <>
      <Roads />
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

function Roads() {
  return (
    <>
      <path className="road-edge" strokeWidth="9" d={roadLines} />
      <path className="road" strokeWidth="6.5" d={roadLines} />
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
