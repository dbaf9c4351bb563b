import { hours, timeZone } from '../_facts.ts';

export const days = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const names: readonly string[] = days;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: timeZone.chosen,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the shop is open at a moment, in milliseconds since 1970, whatever the visitor's time zone. */
export function openStatus(moment: number) {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const today = hours.chosen[names.indexOf(parts['weekday'] ?? '')];
  const time = `${parts['hour']}:${parts['minute']}`;
  const isOpen = today !== undefined && today.opens <= time && time < today.closes;
  return {
    state: isOpen ? 'open' : 'closed',
    fields: { text: isOpen ? `Open until ${today.closes}` : 'Closed at the moment' },
  };
}
