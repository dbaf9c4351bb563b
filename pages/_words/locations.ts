import type { AreaCard } from '../_components/area-cards.tsx';
import { areas, type ServiceArea } from '../_store/areas.ts';
import { distances } from '../_store/distances.ts';
import { type DriveTime, driveTimes } from '../_store/drive-times.ts';
import { counted, milesText } from '../_store/format.ts';

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
  [areas.murrayville.href, `${minutes(driveTimes.murrayville[0])} from Murrayville Road.`],
  [areas.wrightsboro.href, `A drive of ${minutes(driveTimes.wrightsboro[0])}.`],
  [areas.castleHayne.href, `From the center ${minutes(driveTimes.castleHayne[1])}.`],
  [areas.ogden.href, `${minutes(driveTimes.ogden[0])} from Ogden Park.`],
  [areas.portersNeck.href, `Its near side is ${minutes(driveTimes.ogden[2])} away.`],
  [areas.airport.href, `${minutes(driveTimes.airport[0])} from the terminal.`],
]);
