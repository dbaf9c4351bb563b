import type { DayHours, TimeOfDay } from './schedule.ts';

// What cannot be is refused where it is written: the build stops, and shows the line that calls the maker.

/** A function that facts are made with. */
type Maker = (...values: never[]) => unknown;

export function refuse(maker: Maker, message: string): never {
  const error = new Error(message);
  Error.captureStackTrace(error, maker);
  throw error;
}

/** A time of day on the store's clock, 24 hours: `time('09:00')`. */
export function time(text: TimeOfDay): TimeOfDay {
  requireTime(text, time);
  return text;
}

export function requireTime(text: string, maker: Maker): void {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    refuse(maker, `"${text}" is not a time of day. Write 9 AM as 09:00, and 5:45 PM as 17:45.`);
}

export function requireHours(hours: DayHours, maker: Maker): void {
  const { start, end } = hours;
  requireTime(start, maker);
  requireTime(end, maker);
  if (end <= start)
    refuse(
      maker,
      `The hours from ${start} to ${end} end before they begin. Write 9 AM to 6 PM as { start: '09:00', end: '18:00' }.`,
    );
}

/** A day of the calendar, YYYY-MM-DD. */
export function requireDate(text: string, maker: Maker): void {
  const parsed = new Date(text);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
  if (!isReal)
    refuse(
      maker,
      `"${text}" is not a day of the calendar. Write September 10, 2026, as 2026-09-10.`,
    );
}

/** A day that every year has. */
export function requireYearDay(month: number, day: number, maker: Maker): void {
  const date = new Date(Date.UTC(2001, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    refuse(
      maker,
      `Month ${month} has no day ${day} in every year. Write December 24 as { month: 12, day: 24 }.`,
    );
}

/**
 * A list of prices, as it is. All numbers in it are whole cents from 0 on, no number is in quotes, and
 * of two numbers in a list of their own, the second is not the lower one.
 */
export function priced<const Prices>(prices: Prices): Prices {
  requirePrices(prices, priced);
  return prices;
}

export function requirePrices(prices: unknown, maker: Maker): void {
  const example = 'Write prices in cents, without quotes: $13.75 is 1_375.';
  if (typeof prices === 'string' && /^\$?[\d.,_]+$/.test(prices))
    refuse(maker, `The price "${prices}" is in quotes. ${example}`);
  if (typeof prices === 'number' && !(Number.isInteger(prices) && prices >= 0))
    refuse(maker, `${prices} is not a price. ${example}`);
  if (typeof prices !== 'object' || prices === null) return;
  const parts: readonly unknown[] = Object.values(prices);
  for (const part of parts) requirePrices(part, maker);
  const [from, to] = parts;
  if (Array.isArray(prices) && parts.length === 2 && Number(to) < Number(from))
    refuse(maker, `The prices from ${from} to ${to} go down. Write the lower one first.`);
}
