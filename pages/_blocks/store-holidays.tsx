import { useBuildDate } from '#authoring';
import { Actions } from '../_components/actions.tsx';
import { FigureTable } from '../_components/figure-table.tsx';
import { GoLink } from '../_components/text-link.tsx';
import { hoursText } from '../_facts/format.ts';
import { holidayDates } from '../_facts/holiday-dates.ts';
import { holidayCalendarPath } from '../_navigation/file-paths.ts';

export interface StoreHolidaysProps {
  /** The page that shows it: the facts can have a reading for it. */
  readonly place: string;
}

/** The next holidays with their hours, and a link that adds them to a calendar. Nothing if no holidays are known. */
export function StoreHolidays({ place }: StoreHolidaysProps) {
  const dates = holidayDates(useBuildDate(), place);
  if (dates.length === 0) return null;
  return (
    <>
      <FigureTable
        caption="Holidays"
        columns={['Holiday', 'Store hours']}
        rows={dates.map(({ name, date, hours }) => [
          `${name}, ${monthDay(date)}`,
          hoursText(hours),
        ])}
        hours
      />
      <Actions>
        <GoLink href={holidayCalendarPath}>Add our holiday hours to your calendar</GoLink>
      </Actions>
    </>
  );
}

/** `2026-12-24` as `Dec 24`, on one line. */
function monthDay(date: string): string {
  return new Date(`${date}T00:00Z`)
    .toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
    .replace(' ', '\u00a0');
}
