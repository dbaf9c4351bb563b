import type { AreaName } from '../../_facts/areas/drives.ts';

/** In units of the drawing: as wide as a phone shows it. */
export const roadMapSize = { width: 360, height: 300 } as const;

/** What a frame of 4 to 3 shows of it. */
export const roadMapFrame = { x: -20, width: 400, height: 300 } as const;

/** The river and the sound, at the edges. */
export const waterShapes = 'M384 196c-40 28-62 66-70 110h70zM-24 180c32 30 40 82 32 126h-32z';

/** Pieces of road between crossings, so that a route is a list of pieces. */
const pieces = {
  castleHayneRoad: 'M134 14c4 20 12 32 18 48',
  northchaseToMurrayville: 'M162 82c5 8 8 15 10 22',
  blueClayToNorthchase: 'M152 62c3 8 7 14 10 20',
  murrayvilleToStore: 'M172 104c2 12 4 24 4 38',
  gordonToStore: 'M176 180v-38',
  exitToGordon: 'M176 206v-26',
  marketToExit: 'M172 236c2-8 4-16 4-30',
  campusToMarket: 'M166 284l6-48',
  interstate: 'M261 8c-5 62-21 122-49 158-12 16-30 24-36 40',
  marketStreet: 'M343 112c-9 28-17 52-39 74',
  gordonRoad: 'M304 186c-42-6-88-10-128-6',
  murrayvilleRoad: 'M292 93c-42 9-82 5-120 11',
  blueClaySouth: 'M58 226c8-20 18-38 30-58',
  blueClayNorth: 'M88 168c18-32 36-76 64-106',
  kerrAvenue: 'M22 112c26 22 50 38 66 56',
} as const;

/** What goes on past the places, or leads to none of them. */
const beyond =
  'M130-6l4 20M263-8l-2 16M163 306l3-22M40 306c60-44 100-60 132-70 58-18 110-28 132-50M343 112c5-16 17-46 41-76M292 93l92-11M88 168c16 22 22 56 25 89M22 112l-46-32';

/** All roads. */
export const roadLines = `${Object.values(pieces).join('')}${beyond}`;

const {
  castleHayneRoad,
  northchaseToMurrayville,
  blueClayToNorthchase,
  murrayvilleToStore,
  gordonToStore,
  exitToGordon,
  marketToExit,
  campusToMarket,
  interstate,
  marketStreet,
  gordonRoad,
  murrayvilleRoad,
  blueClaySouth,
  blueClayNorth,
  kerrAvenue,
} = pieces;

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
  ogden: { x: 304, y: 186, label: { name: 'Ogden', x: 316, y: 194 } },
  rockyPoint: { x: 261, y: 10, label: { name: 'Rocky Point', x: 274, y: 16 } },
  portersNeck: { x: 343, y: 112, label: { name: 'Porters Neck', x: 328, y: 136, anchor: 'end' } },
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
  { name: 'Kerr Ave', x: 56, y: 162, anchor: 'end' },
];
