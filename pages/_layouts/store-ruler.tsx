import { read } from '#authoring';
import { DayRuler } from '../_components/day-ruler.tsx';
import { carriers } from '../_store/carriers.ts';
import { clockTime, minutesOf } from '../_store/format.ts';
import { weeklyHours } from '../_store/hours.ts';
import { pickups } from '../_store/pickups.ts';
import type { TimeOfDay } from '../_store/schedule.ts';

export interface StoreRulerProps {
  /** The address of the page it stands on. */
  readonly place: string;
}

/** The store's working day as a ruler, with the trucks as flags. */
export function StoreRuler({ place }: StoreRulerProps) {
  const day = read(weeklyHours, place).Monday;
  return day && <DayRuler from={inHours(day.start)} to={inHours(day.end)} flags={flags} />;
}

type Timed = keyof typeof pickups;

const flags = [flag('fedex', 'ups'), flag('dhl')];

/** Carriers that come at one time. */
function flag(first: Timed, ...others: readonly Timed[]) {
  const { at } = pickups[first];
  const names = [first, ...others].map((carrier) => carriers[carrier].name).join(', ');
  return { hour: inHours(at), text: `${names} ${clockTime(at).replace(' PM', '')}` };
}

function inHours(time: TimeOfDay): number {
  return minutesOf(time) / 60;
}
