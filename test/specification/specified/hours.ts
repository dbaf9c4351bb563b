/** When the store opens and closes, on a 24-hour clock. */
export type Hours = readonly [opens: string, closes: string];

/** The hours of a week. The store is closed on Sunday. */
export interface Week {
  readonly weekdays: Hours;
  readonly saturday: Hours;
}

/** Section 9: store info, contact page, and most pages. */
export const counterWeek: Week = { weekdays: ['09:00', '18:00'], saturday: ['10:00', '13:00'] };

/** The chosen reading. If the store changes its hours, change them here and in `pages/_facts/hours.ts`. */
export const openWeek: Week = { weekdays: ['09:00', '18:00'], saturday: ['10:00', '13:00'] };

/** Section 9: locations, airport, Ogden, Rocky Point, and Murrayville. */
export const longerWeek: Week = { weekdays: ['08:30', '18:30'], saturday: ['09:00', '15:00'] };

/** Section 9: structured data. */
export const declaredWeek: Week = { ...counterWeek, saturday: ['10:00', '14:00'] };

/** Section 9: Christmas Eve and New Year's Eve. */
export const shortDay: Hours = ['10:00', '14:00'];

/** `18:00` as `6:00 PM`. */
export function inWords(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `18:00` as the minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
