import { calendarDay, dayName } from './calendar-day.ts';
import type { ClockFacts, ClockText, Moment } from './clock-facts.ts';
import { localTime } from './local-time.ts';
import { hoursRange } from './open-status.ts';

/**
 * The holidays that change the hours within the next days, today among them. Field: `text`
 * (Thanksgiving, Thursday, November 26: closed.), empty where there is none.
 */
export function holidayNotice(moment: Moment, facts: ClockFacts): ClockText<'near' | 'none'> {
  const { day } = localTime(moment, facts.zone);
  let text = '';
  for (let ahead = 0; ahead <= facts.noticeDays; ahead++) {
    const on = calendarDay(day + ahead, facts);
    if (!on.holiday) continue;
    const date = dayName(on, { month: 'long', day: 'numeric' });
    const hours = on.hours ? `open ${hoursRange(on.hours)}` : 'closed';
    text += `${text && ' '}${on.holiday[0]}, ${date}: ${hours}.`;
  }
  return { state: text ? 'near' : 'none', fields: { text } };
}
