import type { SvgDrawing } from '#authoring';
import { areasWeServe, type ServiceArea } from '../../_facts/areas/areas.ts';
import { mapBearings, milesFrom } from '../../_facts/distances.ts';
import { type Point, placeOnMap, storePoint, unitsPerMile } from './place-on-map.ts';

/** Of the inner ring; the outer one is twice as far. */
const ringMiles = 5;

const store: Point = { x: 190, y: 180 };

/** Areas whose miles no source gives: placed by eye. */
const byEye: Readonly<Record<string, Point>> = {
  Northchase: { x: 171, y: 142 },
  'UNCW area': { x: 180, y: 262 },
  'Rocky Point': { x: 169, y: 24 },
};

export const nineAreasMap: SvgDrawing = {
  name: 'nine-areas',
  title: 'Map of nine areas around the store, with the numbers of the list.',
  width: 400,
  height: 320,
  shapes: (
    <>
      <path className="water" d="M402 60c-30 50-50 110-62 160s-18 70-26 102h88z" />
      <path
        className="water"
        d="M92-2C84 40 70 70 66 110c-6 50 4 90 14 130 8 32 10 56 14 82h34c-6-42-20-82-30-122-10-50-6-90 4-130 6-26 10-46 12-72z"
      />
      <path
        className="road-edge thick"
        d="M166 0c6 60 16 120 24 172 6 44 2 90-4 148M66 246c60-4 90-14 130-30 44-18 78-26 112-36 14-26 18-46 26-70"
      />
      <circle
        className="thin"
        cx={store.x}
        cy={store.y}
        r={ringMiles * unitsPerMile}
        strokeDasharray="2 5"
      />
      <circle
        className="thin"
        cx={store.x}
        cy={store.y}
        r={2 * ringMiles * unitsPerMile}
        strokeDasharray="2 5"
      />
      <text className="ground fine halo" x="256" y="108">
        {ringMiles} miles
      </text>
      <text className="ground fine halo" x="304" y="46">
        {2 * ringMiles} miles
      </text>
      <text className="ground fine halo" x="196" y="308">
        College Rd
      </text>
      <text className="ground fine halo" x="216" y="232">
        Market St
      </text>
      <path className="red" d="M179 169h22v22h-22z" />
      <text className="ground" x="207" y="186">
        Store
      </text>
      <text className="ground brief halo" x="197" y="267">
        UNCW
      </text>
      {areasWeServe.chosen.map((area, index) => (
        <Spot key={area.href} number={index + 1} {...area} />
      ))}
    </>
  ),
};

interface SpotProps extends ServiceArea {
  readonly number: number;
}

/** From the middle of its number to the middle of the name of an area. */
const below: Point = { x: 0, y: 24 };
const elsewhere: Readonly<Record<string, Point>> = {
  Northchase: { x: -43, y: 4 },
  Murrayville: { x: 0, y: -18 },
  'Porters Neck': { x: -8, y: -18 },
  Wrightsboro: { x: 7, y: 24 },
};

/** Solid where its miles are known, dashed where it is placed by eye. */
function Spot({ number, name, distance }: SpotProps) {
  const { x: right, y: down } = elsewhere[name] ?? below;
  const { x, y } = distance
    ? fromStore(placeOnMap(milesFrom(distance), mapBearings.chosen[distance]))
    : (byEye[name] ?? store);
  return (
    <>
      <circle
        className="paper"
        cx={x}
        cy={y}
        r="12"
        strokeDasharray={distance ? undefined : '3 3'}
      />
      <text className="mid" x={x} y={y + 5}>
        {number}
      </text>
      <text className="ground detail halo" x={x + right} y={y + down}>
        {name.replace(/ and .*/, '')}
      </text>
    </>
  );
}

/** The same point on this map, whose store is elsewhere. */
function fromStore({ x, y }: Point): Point {
  return { x: x - storePoint.x + store.x, y: y - storePoint.y + store.y };
}
