import type { DriveTime } from '../drive-times.ts';
import { type Span, span } from '../format.ts';
import { areas, type ServiceArea } from './areas.ts';
import { type AreaName, areaDrive, areaDrives, areaNames, longest } from './drives.ts';

/** What customers of an area come for. */
const words: Readonly<Record<AreaName, string>> = {
  northchase: 'Moving boxes, returns and shipping for home offices.',
  castleHayne: 'Freight, parts and mailboxes for farms, nurseries and shops.',
  murrayville: 'Returns, gifts, school forms and passport photos.',
  ogden: 'Packing, boat parts and notary.',
  rockyPoint: 'On I-40 from Pender County. Shipping, mailbox and notary in one trip.',
  portersNeck: 'Art and furniture shipping. Ask us about pickup or delivery.',
  uncw: 'Mailboxes by the semester or year, and shipping for students.',
  airport: 'Aviation parts, urgent packages and luggage.',
  wrightsboro: 'A street address and package receiving for rural homes.',
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

/** The drive to the store that cards and menus show. Ogden is wide: it shows all of its drives as a range. */
export function namedDrive(name: AreaName): DriveTime {
  if (name !== 'ogden') return areaDrive(name);
  return { origin: 'Ogden Park or the Porters Neck side', minutes: range(areaDrives('ogden')) };
}

function range(drives: readonly DriveTime[]): Span {
  const minutes = drives.map((drive) => longest(drive.minutes));
  return [Math.min(...minutes), Math.max(...minutes)];
}
