import { type AreaName, areaDrives } from './area-drives.ts';
import { areas, type ServiceArea } from './areas.ts';
import { span } from './format.ts';

/** What an area is to somebody who looks for their own. */
const words: Readonly<Record<AreaName, string>> = {
  northchase: 'Houses, home offices and moving boxes, on our side of Murrayville.',
  castleHayne: 'Farms, nurseries and yards along N College Rd. Pallets and parts.',
  murrayville: 'Families on the way to school or work. Returns, presents, passports.',
  ogden: 'Middle Sound too. Boat parts, school forms, a guest’s lost suitcase.',
  rockyPoint: 'Pender County, down one interstate. Five errands in one trip.',
  portersNeck: 'Pickup at your door for art, furniture and what you would not lift.',
  uncw: 'Mailboxes by the semester, the dorm room home in May.',
  airport: 'Aviation parts before the last truck, and the bag too heavy to check.',
  wrightsboro: 'A street address where a rural lane is hard to find.',
};

/** From where the minutes on a card are counted: the drive that names the area itself. */
const origins: Readonly<Record<AreaName, string>> = {
  northchase: 'Northchase Woods',
  castleHayne: 'Castle Hayne center',
  murrayville: 'Murrayville Rd',
  ogden: 'Ogden Park and Market St',
  rockyPoint: 'Rocky Point',
  portersNeck: 'Porters Neck',
  uncw: 'UNCW campus',
  airport: 'Airport',
  wrightsboro: 'Wrightsboro',
};

export interface AreaCardFacts extends ServiceArea {
  readonly figure: { readonly value: string; readonly unit: string };
  readonly text: string;
}

/** An area as a card: the minutes first. */
export function areaCard(area: ServiceArea): AreaCardFacts | undefined {
  const name = areaNames.find((key) => areas[key].href === area.href);
  if (!name) return undefined;
  const drive = areaDrives(name).find(({ origin }) => origin === origins[name]);
  return {
    ...area,
    figure: { value: span(drive?.minutes ?? 0), unit: 'min' },
    text: words[name],
  };
}

const areaNames = Object.keys(areas).filter(isAreaName);

function isAreaName(key: string): key is AreaName {
  return key in areas;
}
