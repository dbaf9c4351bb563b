import type { Moment } from './clock-facts.ts';

export interface LocalTime {
  /** Calendar days since 1 January 1970. */
  readonly day: number;
  /** Minutes since midnight, as a clock on the wall shows them. */
  readonly minutes: number;
  readonly year: string;
  /** `EST`, `EDT` */
  readonly label: string;
}

/** By zone: to make a format takes 50 times as long as to use it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/** The date and time that a clock in a zone shows; without a zone, the visitor's own clock. */
export function localTime(moment: Moment, zone: string | null): LocalTime {
  const key = zone ?? '';
  formats[key] ??= new Intl.DateTimeFormat('en-US', optionsFor(zone));
  const part: Record<string, string> = {};
  for (const { type, value } of formats[key].formatToParts(moment)) part[type] = value;
  const number = (type: string): number => Number(part[type]);
  return {
    day: Date.UTC(number('year'), number('month') - 1, number('day')) / 864e5,
    minutes: number('hour') * 60 + number('minute'),
    year: part['year'] ?? '',
    label: part['timeZoneName'] ?? '',
  };
}

function optionsFor(zone: string | null): Intl.DateTimeFormatOptions {
  return {
    timeZone: zone ?? undefined,
    // `hour12: false` prints 24 at midnight.
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  };
}
