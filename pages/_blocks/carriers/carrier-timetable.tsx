import { Label } from '../../_components/labels/label.tsx';
import {
  OtherCarriers,
  TimetableAnswer,
  type TimetableCell,
  TimetableCells,
} from '../../_components/times/timetable.tsx';
import { UrgentRow } from '../../_components/times/urgent-row.tsx';
import type { CarrierId } from '../../_facts/carrier-names.ts';
import { carriers } from '../../_facts/carriers.ts';
import { picksUp, pickupDaysInWords } from '../../_facts/pickup-days.ts';
import { type PickupRow, pickupRows } from '../../_facts/pickup-rows.ts';
import { urgentText } from '../../_facts/pickups.ts';
import { mondayFirst } from '../../_facts/schedule.ts';
import { usePickups } from '../../_islands/store-clock/use-pickups.ts';
import { StoreRuler } from './store-ruler.tsx';

export interface CarrierTimetableProps {
  readonly carrier: CarrierId;
}

const early = 'The pickup may be early or skipped. Call us.';

/** What a carrier's page opens with: whether it leaves today, until when to drop off, and the others. */
export function CarrierTimetable({ carrier }: CarrierTimetableProps) {
  const clock = usePickups();
  const own = pickupRows.find((row) => row.carrier === carrier);
  if (!own) return null;
  return (
    <Label shared>
      <div className="timetable-lead">
        <TimetableAnswer carrier={carrier} text={own.pickup} clock={clock} />
        {carrier !== 'usps' && (
          <UrgentRow
            carrier={carrier}
            urgent={urgentText}
            calm={`${own.name} picks up ${own.days}`}
          />
        )}
      </div>
      <TimetableCells carrier={carrier} {...cells(own)} />
      {carrier !== 'usps' && <StoreRuler place={carriers[carrier].href} {...{ carrier, early }} />}
      <OtherCarriers rows={pickupRows.filter((row) => row !== own)} />
    </Label>
  );
}

function cells(row: PickupRow): {
  readonly large: TimetableCell & { readonly time: string };
  readonly others: readonly TimetableCell[];
} {
  const { carrier, name, time, days, label, large } = row;
  if (carrier === 'usps')
    return {
      large: { name: `${name} pickup`, time: days, text: time },
      others: [
        { name: 'Pickup time', text: 'It varies. Earlier in the day is safer.' },
        { name: 'To be sure', text: 'Call us about today’s pickup.' },
      ],
    };
  const free = mondayFirst.filter((day) => !picksUp(carrier, day));
  const none = free.length > 0 ? ` None on ${free.join(' or ')}.` : '';
  return {
    large: { name: label, time: large, text: days },
    others: [
      {
        name: `${name} pickup`,
        time,
        text: `${pickupDaysInWords(carrier)}.${none}`,
        early,
      },
      { name: 'If you miss it', text: 'It ships the next business day.' },
    ],
  };
}
