/** Minutes since midnight on the store's clock; the last minute is still open. */
export type OpenMinutes = readonly [from: number, to: number];

/**
 * A day that every year has: the one in this stretch of a month that falls on the weekday (Sunday
 * is 0; null for any). Without hours the store is closed.
 */
export type HolidayRule = readonly [
  month: number,
  firstDay: number,
  lastDay: number,
  weekday: number | null,
  hours: OpenMinutes | null,
];

/** When a carrier picks up at the store. Times are minutes since midnight. */
export type PickupRule = readonly [
  carrier: string,
  /** Weekdays; Sunday is 0. */
  days: readonly number[],
  /** When the truck comes. Null where no time is known. */
  truck: number | null,
  /** Until when a package has to be dropped off to be on it. */
  dropOff: number,
  /** For how many minutes before the deadline it is called near. */
  urgent: number,
];

/** What the clock has to know. Plain JSON, short enough to be written into every page. */
export interface ClockFacts {
  /** The store's IANA zone. */
  readonly zone: string;
  /** Whether pickups follow the visitor's own clock instead of the store's. */
  readonly visitorsPickups?: true | undefined;
  /** What the store's time is labeled; without it as the date has it, EST or EDT. */
  readonly zoneLabel?: string | undefined;
  /** Sunday first. Null: closed. */
  readonly week: readonly (OpenMinutes | null)[];
  readonly holidays: readonly HolidayRule[];
  readonly pickups: readonly PickupRule[];
}

/** A moment in time: a date, or milliseconds since 1970 in UTC. */
export type Moment = Date | number;

/** Text that follows the clock: each field is the whole text of one element. */
export interface ClockText<State extends string = string> {
  readonly state: State;
  readonly fields: Readonly<Record<string, string>>;
}
