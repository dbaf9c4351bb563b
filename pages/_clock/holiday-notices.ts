import { type Href, policy, type ReadingPolicy, readUnder } from '#authoring';
import { announcedDates, announcedHours } from '../_facts/holiday-dates.ts';
import { holidayNoticeDays } from '../_facts/holidays.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { type ClosedDays, dayAfter, daysOf } from '../_facts/owner-days.ts';
import { storeZone } from '../_facts/pickups.ts';
import { weekdayOf } from '../_facts/schedule.ts';
import { announcements, closedDays } from '../_facts/this-week.ts';
import { localTime } from './local-time.ts';

export interface HolidayNotice {
  /** `Thanksgiving, Thu, Nov 26: closed.` */
  readonly text: string;
  readonly href?: Href | undefined;
  /** From when on it is shown, and from when on it is over: midnights at the store, in hours since 1970. */
  readonly since: number;
  readonly until: number;
}

const hour = 3_600_000;

/**
 * What is not as in every week, as read in one place: the closed days and the announcements of the
 * owner, and the holidays that change the week's hours, those that are announced in the month after
 * the build. An older build still knows their hours, and has no notice of them.
 */
export function holidayNotices(
  from: string,
  place: string,
  under: ReadingPolicy = policy,
): readonly HolidayNotice[] {
  const own = under === 'as-stated' ? [] : ownersNotices(from);
  const closed = new Set(closedDays.flatMap(daysOf));
  const week = readUnder(under, weeklyHours, place);
  const byRule = announcedDates(from, place, under).flatMap((day) => {
    const { name, date } = day;
    const daysAhead = (Date.parse(date) - Date.parse(from)) / hour / 24;
    if (daysAhead > holidayNoticeDays + 31 || closed.has(date)) return [];
    if (!week[weekdayOf(new Date(date))]) return [];
    return ahead(date, date, `${name}, ${dayText(date)}: ${announcedHours(day)}.`);
  });
  return [...own, ...byRule];
}

/** What the owner says in `this-week.ts` of the days from one on. */
export function ownersNotices(from: string): readonly HolidayNotice[] {
  const closings = closedDays.map((entry) =>
    ahead(entry.from, entry.to ?? entry.from, closingText(entry)),
  );
  const lines = announcements.map(({ from: first, to = first, text, href }) => ({
    text: `${daysText(first, to)}: ${text}`,
    href,
    since: midnightOf(first),
    until: midnightOf(dayAfter(to)),
  }));
  return [...lines, ...closings].filter(({ until }) => until > midnightOf(from));
}

/** `Hurricane, Thu, Sep 10 – Sat, Sep 12: closed.` */
function closingText({ from, to = from, text, hours }: ClosedDays): string {
  const open = announcedHours({
    name: text,
    date: from,
    to,
    hours: hours ?? null,
    callFirst: false,
  });
  return `${text}, ${daysText(from, to)}: ${open}.`;
}

/** A notice that is shown for some days before it holds. */
function ahead(from: string, to: string, text: string): HolidayNotice {
  const since = midnightOf(from) - 24 * holidayNoticeDays;
  return { text, since, until: midnightOf(dayAfter(to)) };
}

/** `Thu, Sep 10`, or `Thu, Sep 10 – Sat, Sep 12` */
function daysText(from: string, to: string): string {
  return [...new Set([from, to])].map(dayText).join(' – ');
}

/** `Thu, Nov 26` */
function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}

/** The beginning of a day at the store. Its noon in UTC is a morning there. */
function midnightOf(date: string): number {
  const noon = Date.parse(`${date}T12:00Z`);
  return noon / hour - localTime(noon, storeZone).minutes / 60;
}
