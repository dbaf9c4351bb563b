import { read } from '#authoring';
import { areas } from '../_facts/areas/areas.ts';
import { type AreaName, areaDrive, areaNames } from '../_facts/areas/drives.ts';
import { waysToStore } from '../_facts/areas/ways.ts';
import { counted } from '../_facts/format.ts';
import { here, type SearchAnswer, street } from './search-answer.ts';

/** What visitors call an area. */
const calledBy: Readonly<Record<AreaName, readonly string[]>> = {
  northchase: ['northchase'],
  castleHayne: ['castle hayne'],
  murrayville: ['murrayville'],
  ogden: ['ogden', 'middle sound'],
  rockyPoint: ['rocky point'],
  portersNeck: ['porters neck'],
  uncw: ['uncw', 'campus'],
  airport: ['airport', 'ilm'],
  wrightsboro: ['wrightsboro'],
};

/** The way from each area: what is asked with its name. */
export const wayAnswers: readonly SearchAnswer[] = areaNames.map((area) => {
  const { origin, minutes } = areaDrive(area);
  return {
    asks: calledBy[area],
    with: 'far drive driving direction directions way minutes long close distance miles',
    also: 'store get road map how take you your',
    pages: [areas[area].href],
    answer: `About ${counted(minutes, 'minute')} by car from ${origin}. ${read(waysToStore, here)[area]} to ${street}.`,
    tool: 'See your road on the map',
  };
});
