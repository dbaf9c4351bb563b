import { sameDayDropOff } from '../../../pages/_facts/drop-off.ts';
import { clockTime } from '../../../pages/_facts/format.ts';
import { pickups, type TimedCarrier } from '../../../pages/_facts/pickups.ts';

/** When a carrier’s truck comes, as the pages say it: `5:00 PM`. */
export function truckAt(carrier: TimedCarrier): string {
  return clockTime(pickups[carrier].at);
}

/** Until when a package has to be here to leave the same day: `4:45 PM`. */
export function dueBy(carrier: TimedCarrier): string {
  return clockTime(sameDayDropOff.chosen[carrier]);
}
