import { useBuildDate } from '#authoring';
import { Actions } from '../../_components/links/actions.tsx';
import { TextLink } from '../../_components/links/text-link.tsx';
import { Column } from '../../_components/sections/split.tsx';
import { FigureTable } from '../../_components/tables/figure-table.tsx';
import { hoursText } from '../../_facts/format.ts';
import { type AnnouncedDate, announcedDates } from '../../_facts/holiday-dates.ts';
import { holidayCalendarPath } from '../../_navigation/file-paths.ts';

/** The calendar has the others. */
const mostDates = 5;

export interface StoreHolidaysProps {
  /** The page that shows it: the facts can have a reading for it. */
  readonly place: string;
  readonly title: string;
}

/** The next holidays with their hours, and a link that adds them to a calendar. Nothing, without its title, if no holidays are known. */
export function StoreHolidays({ place, title }: StoreHolidaysProps) {
  const today = useBuildDate();
  const dates = announcedDates(today, place).slice(0, mostDates);
  if (dates.length === 0) return null;
  return (
    <Column title={title}>
      <FigureTable
        caption="Holidays"
        columns={['Holiday', 'Store hours']}
        rows={dates.map((day) => [
          `${day.name}, ${datesText(day, today)}`,
          day.callFirst ? 'Please call' : hoursText(day.hours),
        ])}
        hours
      />
      <Actions>
        <TextLink href={holidayCalendarPath}>Add our holiday hours to your calendar</TextLink>
      </Actions>
    </Column>
  );
}

/** `Dec 24`, or `Sep 10 – Sep 12` */
function datesText({ date, to }: AnnouncedDate, today: string): string {
  return [...new Set([date, to])].map((day) => dateText(day, today)).join(' – ');
}

/** `2026-12-24` as `Dec 24`, on one line, with the year if it is not that of `today`. */
function dateText(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Date(`${date}T00:00Z`)
    .toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      year: isThisYear ? undefined : 'numeric',
    })
    .replaceAll(' ', '\u00a0');
}
