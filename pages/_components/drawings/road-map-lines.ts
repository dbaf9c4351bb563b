import type { AreaName } from '../../_facts/areas/drives.ts';

/** In units of the drawing: as wide as a phone shows it. */
export const roadMapSize = { width: 360, height: 300 } as const;

/** The river and the sound, at the edges. */
export const waterShapes = 'M384 196c-40 28-62 66-70 110h70zM-24 180c32 30 40 82 32 126h-32z';

// Pieces of road between crossings. Each starts at a point of the drawing and goes on from there.
const castleHayneRoad = 'M134 14c4 20 12 32 18 48';
const northchaseToMurrayville = 'M162 82l10 22';
const blueClayToNorthchase = 'M152 62l10 20';
const murrayvilleToStore = 'M172 104l4 38';
const gordonToStore = 'M176 180v-38';
const exitToGordon = 'M176 206v-26';
const marketToExit = 'M172 236l4-30';
const campusToMarket = 'M166 284l6-48';
const interstate = 'M261 8c-5 62-21 122-49 158-12 16-30 24-36 40';
const marketStreet = 'M343 112c-9 28-17 52-39 74';
const gordonRoad = 'M304 186c-42-6-88-10-128-6';
const murrayvilleRoad = 'M292 93c-42 9-82 5-120 11';
const blueClaySouth = 'M58 226c8-20 18-38 30-58';
const blueClayNorth = 'M88 168c18-32 36-76 64-106';
const kerrAvenue = 'M22 112c26 22 50 38 66 56';

/** Each road from edge to edge, with what goes on past the places of the map. */
export const roads: readonly (readonly string[])[] = [
  [
    'M130-6l4 20',
    castleHayneRoad,
    blueClayToNorthchase,
    northchaseToMurrayville,
    murrayvilleToStore,
  ],
  ['M163 306l3-22', campusToMarket, marketToExit, exitToGordon, gordonToStore],
  ['M263-8l-2 16', interstate],
  ['M384 36c-24 30-36 60-41 76', marketStreet, 'M304 186c-22 22-74 32-132 50-32 10-72 26-132 70'],
  [gordonRoad],
  ['M384 82l-92 11', murrayvilleRoad],
  [blueClaySouth, blueClayNorth],
  ['M-24 80l46 32', kerrAvenue, 'M88 168c16 22 22 56 25 89'],
];

/** All roads as one path. */
export const roadLines = roads.map(joined).join('');

/** One line through pieces, each of which starts where the one before it ends. */
export function joined([first = '', ...others]: readonly string[]): string {
  return first + others.map((piece) => piece.replace(/^M[-\d ]+/, '')).join('');
}

const fromBlueClay = [
  blueClayNorth,
  blueClayToNorthchase,
  northchaseToMurrayville,
  murrayvilleToStore,
];

/** The pieces of road from an area to the store. */
export const routePieces: Readonly<Record<AreaName, readonly string[]>> = {
  northchase: [northchaseToMurrayville, murrayvilleToStore],
  castleHayne: [castleHayneRoad, blueClayToNorthchase, northchaseToMurrayville, murrayvilleToStore],
  murrayville: [murrayvilleRoad, murrayvilleToStore],
  ogden: [gordonRoad, gordonToStore],
  portersNeck: [marketStreet, gordonRoad, gordonToStore],
  rockyPoint: [interstate, exitToGordon, gordonToStore],
  uncw: [campusToMarket, marketToExit, exitToGordon, gordonToStore],
  airport: [blueClaySouth, ...fromBlueClay],
  wrightsboro: [kerrAvenue, ...fromBlueClay],
};

export interface MapName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'end' | 'middle';
}

export interface MapSpot {
  readonly x: number;
  readonly y: number;
  readonly label: MapName;
}

/** The store, beside North College Road, its name between the roads west of it. */
export const storeSpot: MapSpot = {
  x: 176,
  y: 142,
  label: { name: 'Our store', x: 166, y: 169, anchor: 'end' },
};

/** Where each area is, and where its name is written. */
export const areaSpots: Readonly<Record<AreaName, MapSpot>> = {
  northchase: { x: 162, y: 82, label: { name: 'Northchase', x: 174, y: 82 } },
  castleHayne: { x: 134, y: 14, label: { name: 'Castle Hayne', x: 122, y: 19, anchor: 'end' } },
  murrayville: { x: 292, y: 93, label: { name: 'Murrayville', x: 292, y: 80, anchor: 'middle' } },
  ogden: { x: 304, y: 186, label: { name: 'Ogden', x: 304, y: 209, anchor: 'middle' } },
  rockyPoint: { x: 261, y: 10, label: { name: 'Rocky Point', x: 274, y: 16 } },
  portersNeck: { x: 343, y: 112, label: { name: 'Porters Neck', x: 324, y: 136, anchor: 'end' } },
  uncw: { x: 166, y: 284, label: { name: 'UNCW', x: 153, y: 289, anchor: 'end' } },
  airport: { x: 58, y: 226, label: { name: 'Airport', x: 58, y: 248, anchor: 'middle' } },
  wrightsboro: { x: 22, y: 112, label: { name: 'Wrightsboro', x: 12, y: 99 } },
};

/** The names of roads, beside them. */
export const roadNames: readonly MapName[] = [
  { name: 'N College Rd', x: 153, y: 44 },
  { name: 'I-40', x: 268, y: 46 },
  { name: 'Market St', x: 222, y: 238 },
  { name: 'Gordon Rd', x: 218, y: 172 },
  { name: 'Murrayville Rd', x: 181, y: 117 },
  { name: 'Blue Clay Rd', x: 126, y: 80, anchor: 'end' },
  { name: 'Kerr Ave', x: 65, y: 163, anchor: 'end' },
];
