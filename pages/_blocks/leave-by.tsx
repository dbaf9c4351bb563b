import { timeOfDay } from '../_clock/time-of-day.ts';
import { longest } from '../_facts/areas/drives.ts';
import type { DriveTime } from '../_facts/drive-times.ts';
import { sameDayDropOff } from '../_facts/drop-off.ts';
import { counted, minutesOf } from '../_facts/format.ts';
import { pickupDaysText, truckTime } from '../_facts/pickups.ts';

export interface LeaveByProps {
  readonly drive: Pick<DriveTime, 'origin' | 'minutes'>;
}

/**
 * When to set out so that a FedEx package goes out the same day: the drop-off deadline less the
 * drive. The live text says the next day on which that works; without it, it is the timetable.
 */
export function LeaveBy({ drive }: LeaveByProps) {
  const minutes = longest(drive.minutes);
  const [time, half] = timeOfDay(minutesOf(sameDayDropOff.chosen.fedex) - minutes).split(' ');
  return (
    <p className="lc leave" data-drive={minutes} data-shared>
      <span className="f">
        FedEx <span data-live="pickup.fedexDay">{pickupDaysText}</span>
      </span>
      <b className="who">Leave {drive.origin} by</b>{' '}
      <span className="num">
        <span data-live="pickup.fedexTime">{time}</span>{' '}
        <span data-live="pickup.fedexHalf">{half}</span>
      </span>
      <span className="small">
        Allows {counted(minutes, 'minute')} by car. FedEx picks up{' '}
        <span data-live="pickup.fedexNext">at {truckTime('fedex')}</span>.
      </span>
    </p>
  );
}
