import { read } from '#authoring';
import { assumed } from '../_facts/assumed.ts';
import { hoursText } from '../_facts/format.ts';
import { type Holiday, holidays } from '../_facts/holidays.ts';
import { dayRows } from '../_facts/hours-rows.ts';
import { cityLine, here, hours, place, type SearchAnswer, street, time } from './search-answer.ts';

const knownHolidays = read(holidays, here);

/** Before the others: a question about a holiday or the lobby is not about the week at the counter. */
export const storeAnswers: readonly SearchAnswer[] = [
  {
    asks: ['holiday', 'thanksgiving', 'christmas', 'new year'],
    also: `${time} ${place} open opening hours close closed closing day eve`,
    pages: ['/contact#find-us'],
    ...(knownHolidays.length > 0 && { answer: holidayHours(knownHolidays) }),
  },
  {
    asks: ['lobby', 'mailbox hours'],
    also: `${time} ${place} open opening hours close closed mailbox access 24`,
    pages: ['/mailbox-services'],
    answer: assumed.lobby.says,
  },
  {
    asks: ['open', 'close', 'closing', 'closed', 'hour', 'late', 'saturday', 'sunday', 'weekend'],
    also: `${time} ${place} hours opening counter`,
    pages: ['/contact#find-us'],
    answer: `${hours}. Holiday hours are different.`,
  },
  {
    asks: ['phone number', 'phone', 'telephone', 'call', 'email', 'email address'],
    also: `${place} number store contact us`,
    pages: ['/contact#find-us'],
  },
  {
    asks: ['near me', 'get store', 'address', 'location', 'direction', 'where', 'parking', 'map'],
    also: `${place} shipping pack ship packing packages directions store located get`,
    pages: ['/locations', '/contact'],
    answer: `We’re at ${street}, ${cityLine}.`,
  },
];

/** `Closed on Thanksgiving. Open 10:00 AM – 2:00 PM on Christmas Eve, unless it’s a Sunday.` */
function holidayHours(days: readonly Holiday[]): string {
  const closedDays = dayRows(here).filter((row) => row.hours === 'Closed');
  const closedDay = closedDays.map(({ first }) => first).join(' or ');
  return [...new Set(days.map((day) => hoursText(day.hours)))]
    .map((text) => {
      const names = days.filter((day) => hoursText(day.hours) === text).map(({ name }) => name);
      const on = `on ${new Intl.ListFormat('en-US').format(names).replace(', and', ' and')}`;
      return text === 'Closed'
        ? `Closed ${on}.`
        : `Open ${text} ${on}, unless it’s a ${closedDay}.`;
    })
    .join(' ');
}
