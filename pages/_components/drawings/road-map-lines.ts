import type { AreaName } from '../../_facts/areas/drives.ts';

/** In units of the drawing: as wide as a phone shows it. */
export const roadMapSize = { width: 360, height: 300 } as const;

/** The store, beside North College Road. */
export const storeSpot = { x: 176, y: 142 } as const;

/** Pieces of road between crossings, so that a route is a list of pieces. */
const pieces = {
  collegeToNorthchase: 'M134 14C138 34 146 46 152 62M152 62C155 70 159 76 162 82',
  northchaseToMurrayville: 'M162 82C167 90 170 97 172 104',
  blueClayToNorthchase: 'M152 62C155 70 159 76 162 82',
  murrayvilleToStore: 'M172 104C174 116 176 128 176 142',
  gordonToStore: 'M176 180V142',
  exitToGordon: 'M176 206V180',
  marketToExit: 'M172 236C174 228 176 220 176 206',
  campusToMarket: 'M166 284L172 236',
  interstate: 'M261 8C256 70 240 130 212 166 200 182 182 190 176 206',
  marketStreet: 'M343 112C334 140 326 164 304 186',
  gordonRoad: 'M304 186C262 180 216 176 176 180',
  murrayvilleRoad: 'M292 93C250 102 210 98 172 104',
  blueClaySouth: 'M58 226C66 206 76 188 88 168',
  blueClayNorth: 'M88 168C106 136 124 92 152 62',
  kerrAvenue: 'M22 112C48 134 72 150 88 168',
} as const;

/** What goes on past the places, or leads to none of them. */
const beyond =
  'M130-6L134 14M263-8L261 8M163 306L166 284M40 306C100 262 140 246 172 236 230 218 282 208 304 186M343 112C348 96 360 66 384 36M292 93L384 82M88 168C104 190 110 224 113 257M22 112L-24 80';

/** All roads. */
export const roadLines = `${Object.values(pieces).join('')}${beyond}`;

const {
  collegeToNorthchase,
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
  castleHayne: [collegeToNorthchase, northchaseToMurrayville, murrayvilleToStore],
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

/** Where each area is, and where its name is written. */
export const areaSpots: Readonly<Record<AreaName, MapSpot>> = {
  northchase: { x: 162, y: 82, label: { name: 'Northchase', x: 174, y: 82 } },
  castleHayne: { x: 134, y: 14, label: { name: 'Castle Hayne', x: 122, y: 19, anchor: 'end' } },
  murrayville: { x: 292, y: 93, label: { name: 'Murrayville', x: 292, y: 80, anchor: 'middle' } },
  ogden: { x: 304, y: 186, label: { name: 'Ogden', x: 316, y: 194 } },
  rockyPoint: { x: 261, y: 10, label: { name: 'Rocky Point', x: 274, y: 16 } },
  portersNeck: { x: 343, y: 112, label: { name: 'Porters Neck', x: 328, y: 134, anchor: 'end' } },
  uncw: { x: 166, y: 284, label: { name: 'UNCW', x: 179, y: 289 } },
  airport: { x: 58, y: 226, label: { name: 'Airport', x: 58, y: 248, anchor: 'middle' } },
  wrightsboro: { x: 22, y: 112, label: { name: 'Wrightsboro', x: 12, y: 99 } },
};

/** The names of roads, beside them. */
export const roadNames: readonly MapName[] = [
  { name: 'N College Rd', x: 166, y: 168, anchor: 'end' },
  { name: 'I-40', x: 268, y: 46 },
  { name: 'Market St', x: 222, y: 238 },
  { name: 'Gordon Rd', x: 218, y: 172 },
  { name: 'Murrayville Rd', x: 184, y: 119 },
  { name: 'Blue Clay Rd', x: 126, y: 80, anchor: 'end' },
  { name: 'N Kerr Ave', x: 116, y: 222 },
];
