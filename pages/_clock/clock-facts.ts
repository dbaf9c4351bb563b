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

/** The first and the last of some days, counted from 1 January 1970, and their hours. Null: closed. */
export type OwnDays = readonly [from: number, to: number, hours: OpenMinutes | null];

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
  /** The label of the large time, if it is not `Drop off by`. */
  label?: string,
  /** What is large on a day of pickup whose time is not known: `Mon–Sat`. */
  daily?: string,
];

/**
 * A day on which some carrier does not pick up as usual: the day, counted from 1 January 1970; for each
 * of the pickups `n` (none), `c` (call first), or `-` (as usual); and the holiday if one has none.
 */
export type DayOff = readonly [day: number, pickups: string, name: string];

/** What every page knows of the store's time. Plain JSON, short enough to be written into each. */
export interface StoreFacts {
  /** The store's IANA zone. */
  readonly zone: string;
  /** What the store's time is labeled; without it as the date has it, EST or EDT. */
  readonly zoneLabel?: string | undefined;
  /** Sunday first. Null: closed. */
  readonly week: readonly (OpenMinutes | null)[];
  readonly holidays: readonly HolidayRule[];
  /** Days with hours of their own, which come before the holidays. */
  readonly days?: readonly OwnDays[] | undefined;
}

/** What a page with a pickup board also knows. */
export interface PickupFacts {
  /** Whether pickups follow the visitor's own clock instead of the store's. */
  readonly visitorsPickups?: true | undefined;
  readonly pickups: readonly PickupRule[];
  /** The next days off. */
  readonly off: readonly DayOff[];
  /** From this day on, the page does not know the days off, and says “Call us”. */
  readonly until?: number | undefined;
}

export type ClockFacts = StoreFacts & PickupFacts;

/** A moment in time: a date, or milliseconds since 1970 in UTC. */
export type Moment = Date | number;

/** Text that follows the clock: each field is the whole text of one element. */
export interface ClockText<State extends string = string> {
  readonly state: State;
  readonly fields: Readonly<Record<string, string>>;
}
