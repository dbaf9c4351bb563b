import { type AreaName, areaDrives } from './area-drives.ts';
import { areas, type ServiceArea } from './areas.ts';
import { assumed } from './assumed.ts';
import type { DriveTime } from './drive-times.ts';
import { span } from './format.ts';

/** What customers of an area come for. */
const words: Readonly<Record<AreaName, string>> = {
  northchase: 'Moving boxes, returns and shipping for home offices.',
  castleHayne: 'Freight, parts and mailboxes for farms, nurseries and shops.',
  murrayville: 'Returns, gifts, school forms and passport photos.',
  ogden: 'Packing, boat parts and notary, for Middle Sound too.',
  rockyPoint: 'From Pender County by I-40: shipping, mailbox and notary in one trip.',
  portersNeck: assumed.portersNeckPickup.says,
  uncw: 'Mailboxes by the semester or year, and shipping for students.',
  airport: 'Aviation parts, urgent packages and luggage.',
  wrightsboro: 'A street address and package pickup for rural homes.',
};

/** Where the drive on a card starts. */
const origins: Readonly<Record<AreaName, string>> = {
  northchase: 'Northchase Woods',
  castleHayne: 'Castle Hayne center',
  murrayville: 'Murrayville Rd',
  ogden: 'Ogden Park and Market St',
  rockyPoint: 'Rocky Point',
  portersNeck: 'Porters Neck',
  uncw: 'UNCW campus',
  airport: 'ILM airport',
  wrightsboro: 'Wrightsboro',
};

export interface AreaCardFacts extends ServiceArea {
  readonly figure: { readonly value: string; readonly unit: string };
  readonly text: string;
}

/** An area as a card, with its minutes. */
export function areaCard(area: ServiceArea): AreaCardFacts | undefined {
  const name = areaNames.find((key) => areas[key].href === area.href);
  if (!name) return undefined;
  const { minutes, origin } = namedDrive(name);
  return {
    ...area,
    figure: { value: span(minutes), unit: 'min' },
    text: origin === area.name ? words[name] : `From ${origin}. ${words[name]}`,
  };
}

/** The drive to the store that stands for an area. */
export function namedDrive(name: AreaName): DriveTime {
  const drive = areaDrives(name).find(({ origin }) => origin === origins[name]);
  if (!drive) throw new Error(`${name} has no drive from ${origins[name]}.`);
  return drive;
}

const areaNames = Object.keys(areas).filter(isAreaName);

function isAreaName(key: string): key is AreaName {
  return key in areas;
}
