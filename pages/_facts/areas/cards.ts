import { milesFrom } from '../distances.ts';
import { milesText } from '../format.ts';
import { areas, type ServiceArea } from './areas.ts';
import { type AreaName, areaNames } from './drives.ts';

/** What customers of an area come for. */
const words: Readonly<Record<AreaName, string>> = {
  northchase: 'Moving boxes, returns and shipping for home offices.',
  castleHayne: 'Freight, parts and mailboxes for farms, nurseries and shops.',
  murrayville: 'Returns, gifts, school forms and passport photos.',
  ogden: 'Packing, boat parts and notary.',
  rockyPoint: 'In Pender County, on I-40. Shipping, mailbox and notary in one trip.',
  portersNeck: 'Art and furniture shipping. Ask us about pickup and delivery.',
  uncw: 'Mailboxes by the semester or year, and shipping for students.',
  airport: 'Aviation parts, urgent packages and luggage.',
  wrightsboro: 'A street address and package receiving for rural homes.',
};

export interface AreaCardFacts extends ServiceArea {
  readonly figure?: { readonly value: string; readonly unit: string };
  readonly text: string;
}

/** An area as a card, with its miles where the sources give them. */
export function areaCard(area: ServiceArea): AreaCardFacts | undefined {
  const name = areaNames.find((key) => areas[key].href === area.href);
  if (!name) return undefined;
  const value = areaMiles(area);
  return { ...area, ...(value && { figure: { value, unit: 'miles' } }), text: words[name] };
}

/** `3.0`: by road to the store. A list of several areas shows it, because their minutes do not compare. */
export function areaMiles({ distance }: ServiceArea): string | undefined {
  return distance && milesText(milesFrom(distance));
}
