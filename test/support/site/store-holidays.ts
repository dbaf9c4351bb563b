import { hoursText } from '../../../pages/_facts/format.ts';
import { announcedDates } from '../../../pages/_facts/holiday-dates.ts';
import { holidayNoticeDays } from '../../../pages/_facts/holidays.ts';
import { openingHours } from '../../../pages/_facts/hours.ts';
import { weekdays } from '../../../pages/_facts/schedule.ts';

export interface AnnouncedHoliday {
  /** YYYY-MM-DD */
  readonly date: string;
  /** `Thanksgiving, Thu, Nov 26: closed.` */
  readonly notice: string;
}

/** The first holiday from a day on whose notice is not followed by that of another. */
export function loneHoliday(from: string): AnnouncedHoliday | undefined {
  const announced = announcedHolidays(from);
  return announced.find(({ date }, index) => {
    const next = announced[index + 1];
    const days = next ? (Date.parse(next.date) - Date.parse(date)) / 86_400_000 : Infinity;
    return days > holidayNoticeDays;
  });
}

/** The holidays of the twelve months from a day on, without those on a weekday that is closed anyway. */
export function announcedHolidays(from: string): readonly AnnouncedHoliday[] {
  return announcedDates(from, 'header', 'resolved').flatMap(({ name, date, hours, callFirst }) => {
    const day = new Date(date);
    if (!openingHours[weekdays[day.getUTCDay()] ?? 'Sunday']) return [];
    // `Thu, 26 Nov 2026 …`
    const [weekday, , month] = day.toUTCString().split(/,? /);
    const open = hours ? hoursText(hours) : 'closed';
    const says = callFirst ? 'please call before you come' : open;
    return [{ date, notice: `${name}, ${weekday}, ${month} ${day.getUTCDate()}: ${says}.` }];
  });
}
