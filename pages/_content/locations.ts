import type { AreaCard } from '../_components/area-cards.tsx';
import { areas, type ServiceArea } from '../_facts/areas/areas.ts';
import { namedDrive } from '../_facts/areas/cards.ts';
import { distances } from '../_facts/distances.ts';
import { type DriveTime, driveTimes } from '../_facts/drive-times.ts';
import { counted, milesText } from '../_facts/format.ts';

export function card({ name, href, distance }: ServiceArea): AreaCard {
  const miles = distances.find((place) => place.name === distance)?.miles;
  return {
    name,
    href,
    text: drives.get(href) ?? '',
    ...(miles !== undefined && { figure: { value: milesText(miles), unit: 'miles' } }),
  };
}

export function byMiles(one: AreaCard, other: AreaCard): number {
  return Number(one.figure?.value) - Number(other.figure?.value);
}

export const minutes = (drive: DriveTime) => counted(drive.minutes, 'minute');

const drives: ReadonlyMap<string, string> = new Map([
  [areas.murrayville.href, `About ${minutes(driveTimes.murrayville[0])} from Murrayville Rd.`],
  [areas.wrightsboro.href, `About ${minutes(driveTimes.wrightsboro[0])} by car.`],
  [
    areas.castleHayne.href,
    `About ${minutes(driveTimes.castleHayne[1])} from the center of Castle Hayne.`,
  ],
  [areas.ogden.href, `About ${minutes(namedDrive('ogden'))} by car.`],
  [areas.portersNeck.href, `About ${minutes(namedDrive('portersNeck'))} by car.`],
  [areas.airport.href, `About ${minutes(driveTimes.airport[0])} from the airport.`],
]);
