import { policy, read } from '#authoring';
import { DayRuler } from '../../_components/times/day-ruler.tsx';
import { carriers } from '../../_facts/carriers.ts';
import { bannerDropOff } from '../../_facts/drop-off.ts';
import { clockTime, minutesOf } from '../../_facts/format.ts';
import { weeklyHours } from '../../_facts/hours.ts';
import { pickupDaysInShort } from '../../_facts/pickup-days.ts';
import { pickups, type TimedCarrier } from '../../_facts/pickups.ts';
import type { TimeOfDay } from '../../_facts/schedule.ts';

export interface StoreRulerProps {
  /** The address of the page it is on. */
  readonly place: string;
  readonly carrier: TimedCarrier;
  /** Replaces the hours on days when the pickup time is unknown. */
  readonly early: string;
}

/** The store's day as a ruler, with a carrier's pickup and drop-off time as flags. */
export function StoreRuler({ place, carrier, early }: StoreRulerProps) {
  const day = read(weeklyHours, place).Monday;
  const { name } = carriers[carrier];
  const { at } = pickups[carrier];
  const deadline = bannerDropOff(carrier, policy);
  const flags = [flag(`${name} pickup`, at)];
  if (deadline !== at) flags.push(flag('Drop off by', deadline));
  return (
    day && (
      <DayRuler
        from={inHours(day.start)}
        to={inHours(day.end)}
        flags={flags}
        carrier={carrier}
        days={pickupDaysInShort(carrier)}
        early={early}
      />
    )
  );
}

function flag(name: string, at: TimeOfDay) {
  return { hour: inHours(at), text: `${name} ${clockTime(at).replace(' PM', '')}` };
}

function inHours(time: TimeOfDay): number {
  return minutesOf(time) / 60;
}
