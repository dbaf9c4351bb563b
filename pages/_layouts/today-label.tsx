import type { ReactNode } from 'react';
import { read } from '#authoring';
import { DayRuler } from '../_components/day-ruler.tsx';
import { Label } from '../_components/label.tsx';
import { NowRow } from '../_components/now-row.tsx';
import { PickupCells } from '../_components/pickup-cells.tsx';
import { carriers } from '../_store/carriers.ts';
import { clockTime, minutesOf } from '../_store/format.ts';
import { weeklyHours } from '../_store/hours.ts';
import { hoursRows } from '../_store/hours-rows.ts';
import { pickupRows } from '../_store/pickup-rows.ts';
import { pickups } from '../_store/pickups.ts';
import type { TimeOfDay } from '../_store/schedule.ts';

export interface TodayLabelProps {
  /** The address of the page it stands on. */
  readonly place: string;
  /** The last row. */
  readonly children: ReactNode;
}

/** Open now, until when, which truck: the daily pickup banner as a label with the day as a ruler. */
export function TodayLabel({ place, children }: TodayLabelProps) {
  const day = read(weeklyHours, place).Monday;
  return (
    <Label>
      <NowRow hours={hoursRows(place)} clock />
      <PickupCells pickups={pickupRows} />
      {day && <DayRuler from={inHours(day.start)} to={inHours(day.end)} flags={flags} />}
      {children}
    </Label>
  );
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
