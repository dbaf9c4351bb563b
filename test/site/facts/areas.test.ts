import { expect, test } from 'vitest';
import { areaAirport } from '../../../pages/_content/areas/airport.ts';
import { areaCastleHayne } from '../../../pages/_content/areas/castle-hayne.ts';
import { areaMurrayville } from '../../../pages/_content/areas/murrayville.ts';
import { areaNorthchase } from '../../../pages/_content/areas/northchase.ts';
import { areaOgden } from '../../../pages/_content/areas/ogden.ts';
import { areaPortersNeck } from '../../../pages/_content/areas/porters-neck.ts';
import { areaRockyPoint } from '../../../pages/_content/areas/rocky-point.ts';
import { areaUncw } from '../../../pages/_content/areas/uncw.ts';
import { areaWrightsboro } from '../../../pages/_content/areas/wrightsboro.ts';
import { audiences } from '../../../pages/_content/audiences.ts';
import type { AreaFacts } from '../../../pages/_facts/areas/area-facts.ts';
import type { areas } from '../../../pages/_facts/areas/areas.ts';
import { areaCommunities } from '../../../pages/_facts/areas/communities.ts';
import {
  areaDrive,
  areaDrives,
  areaNames,
  longest,
  longestDrive,
} from '../../../pages/_facts/areas/drives.ts';
import { areaNeighbors } from '../../../pages/_facts/areas/neighbors.ts';

/** The airport's page names its employers instead of business types. */
type PageFacts = Omit<AreaFacts, 'businessTypes'> & Partial<Pick<AreaFacts, 'businessTypes'>>;

const pages: Readonly<Record<keyof typeof areas, PageFacts>> = {
  northchase: areaNorthchase,
  castleHayne: areaCastleHayne,
  murrayville: areaMurrayville,
  ogden: areaOgden,
  rockyPoint: areaRockyPoint,
  portersNeck: areaPortersNeck,
  uncw: areaUncw,
  airport: areaAirport,
  wrightsboro: areaWrightsboro,
};
const all = Object.values(pages);

test.each(Object.entries(pages))('%s has something in every part of its page', (_, facts) => {
  const counts = Object.values(facts).map((part) => part.length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(facts.seasons.flatMap(({ months }) => months).filter((m) => m < 1 || m > 12)).toEqual([]);
});

test.each([
  ['question', all.flatMap(({ faq }) => faq.map(({ question }) => question))],
  ['reason', all.flatMap(({ reasons }) => reasons)],
  ['business type', all.flatMap(({ businessTypes = [] }) => businessTypes.map(({ text }) => text))],
  ['season’s service', all.flatMap(({ seasons }) => seasons.flatMap(({ services }) => services))],
  ['location feature', all.flatMap(({ locationFeatures }) => locationFeatures.map((f) => f.text))],
])('no %s is on the pages of two areas', (_, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test('each area has drives, its own first, none longer than the scale', () => {
  for (const area of areaNames) {
    const minutes = areaDrives(area).map((drive) => longest(drive.minutes));
    expect(areaDrives(area)[0], area).toEqual(areaDrive(area));
    expect(Math.max(...minutes), area).toBeLessThanOrEqual(longestDrive);
  }
});

test('each area has communities, and neighbors other than itself', () => {
  for (const area of areaNames) {
    expect(areaCommunities.chosen[area].length, area).toBeGreaterThan(1);
    expect(areaNeighbors[area], area).not.toContain(area);
  }
});

test('each kind of customer leads to a page of its own', () => {
  const addresses = audiences.map(({ service: [, href] }) => href);
  expect(new Set(addresses).size).toBe(audiences.length);
});
