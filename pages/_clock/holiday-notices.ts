import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { announcedDates, announcedHours } from '../_facts/holiday-dates.ts';
import { holidayNoticeDays } from '../_facts/holidays.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { storeZone } from '../_facts/pickups.ts';
import { weekdayOf } from '../_facts/schedule.ts';
import { localTime } from './local-time.ts';

export interface HolidayNotice {
  /** `Thanksgiving, Thu, Nov 26: closed.` */
  readonly text: string;
  /** The store's midnight after the holiday, in hours since 1970: from then on it is over. */
  readonly until: number;
}

/** For how many hours before it is over a notice is shown: on the day itself, and on the days before. */
export const holidayNoticeHours = 24 * (holidayNoticeDays + 1);

const hour = 3_600_000;

/**
 * The holidays that change the week's hours, as read in one place: those that are announced in the
 * month after the build. An older build still knows their hours, and has no notice of them.
 */
export function holidayNotices(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly HolidayNotice[] {
  const week = readUnder(under, weeklyHours, place);
  return announcedDates(from, place, under).flatMap((day) => {
    const { name, date } = day;
    const noon = new Date(`${date}T12:00Z`);
    const daysAhead = (Date.parse(date) - Date.parse(from)) / hour / 24;
    if (daysAhead > holidayNoticeDays + 31) return [];
    if (!week[weekdayOf(noon)]) return [];
    const on = noon.toLocaleDateString('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
    return {
      text: `${name}, ${on}: ${announcedHours(day)}.`,
      until: midnightAtStore(noon.getTime() + 24 * hour),
    };
  });
}

/** The midnight before a noon in UTC, which is a morning at the store. */
function midnightAtStore(noon: number): number {
  return noon / hour - localTime(noon, storeZone).minutes / 60;
}
