import { uspsPickup } from './pickups.ts';
import { type Weekday, weekdays } from './schedule.ts';

const mondayFirst: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];
const days: readonly Weekday[] = uspsPickup.days;

/** The days of the week, Monday first, and whether USPS comes on them. */
export const uspsWeek = mondayFirst.map((day) => ({
  name: day.slice(0, 3),
  leaves: days.includes(day),
}));
