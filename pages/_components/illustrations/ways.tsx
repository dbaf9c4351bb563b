import { areas } from '../../_facts/areas/areas.ts';
import { type AreaName, areaDrive, areaNames } from '../../_facts/areas/drives.ts';
import {
  areaSpots,
  joined,
  type MapName,
  roadLines,
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

export const wayMaps: readonly Illustration[] = areaNames.map(wayMap);

/** Customers on their way to the store. */
export const onTheWay: Illustration = {
  name: 'on-the-way',
  title: 'A student on a bicycle, a pickup truck with boxes and a family car come to the store.',
  width: 440,
  height: 112,
  shapes: (
    <>
      <path d="M4 104h432" />
      <circle className="paper" cx="28" cy="90" r="13" />
      <circle className="paper" cx="80" cy="90" r="13" />
      <path className="red thin" d="M38 32h14v24H38z" />
      <path className="thick" d="M56 34 50 58 64 70 58 88" />
      <path d="M28 90 42 66h30l8 24M42 66l14 24 16-24-3-10h9M56 40l18 16M38 64h10" />
      <circle className="box" cx="58" cy="22" r="9" />
      <path className="box" d="M126 46h22v24h-22zM150 54h18v16h-18z" />
      <path className="red" d="M120 92V70h52V46h26l14 24h16v22z" />
      <path className="glass thin" d="M180 52h14l10 18h-24z" />
      <circle className="paper" cx="142" cy="94" r="10" />
      <circle className="paper" cx="206" cy="94" r="10" />
      <path className="glass" d="M244 92V74l16-4 14-20h34l16 20h12v22z" />
      <path className="paper thin" d="M278 56h12v14h-20zM294 56h12l8 14h-20z" />
      <circle className="paper" cx="262" cy="94" r="10" />
      <circle className="paper" cx="318" cy="94" r="10" />
      <path className="box" d="M358 42h72v62h-72z" />
      <path className="paper" d="M352 26h84v18h-84z" />
      <path className="red thin" d="M386 26h16v18h-16z" />
      <path className="glass" d="M366 56h20v22h-20z" />
      <path className="paper" d="M396 60h24v44h-24z" />
    </>
  ),
};

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
