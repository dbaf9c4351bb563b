/** Which reading of a contested fact a build shows. */
export type ReadingPolicy = 'resolved' | 'as-stated';

/** One of the values that the sources give for a fact, and the places that give it. */
export interface Reading<Value> {
  readonly value: Value;
  /**
   * Places are addresses (`/locations`) or names (`footer`, `structured data`, `store info`).
   * None where a source gives the value without saying where it stands.
   */
  readonly statedAt: readonly string[];
  /** What the source adds, in its own words. */
  readonly note?: string;
}

export interface Fact<Value = unknown> {
  readonly name: string;
  /** At least one. The first is what a place gets that no reading names, when built as stated. */
  readonly readings: readonly [Reading<Value>, ...Reading<Value>[]];
  /** What a visitor is told everywhere. Usually the value of one reading. */
  readonly chosen: Value;
  /** Why this one. Empty where nothing is contested. */
  readonly why?: string;
  /** `placeholder`: no source gives it, and the site cannot go live before the owner does. `assumed`: the owner should confirm it. */
  readonly status?: 'placeholder' | 'assumed';
  /** Something the owner should know. */
  readonly remark?: string;
  /** Texts that show that a page has a value: no page may hold those of a reading that was not chosen. */
  traces?(value: Value): readonly string[];
  /** A value as the table of facts prints it. JSON where it is left out. */
  show?(value: Value): string;
}

declare const SITE_POLICY: ReadingPolicy | undefined;
declare const SITE_NOTES_READS: boolean | undefined;

declare global {
  /** Set by who wants to know which facts a site reads, in bundles that are made to tell. */
  var noteSiteRead: ((name: string, place: string) => void) | undefined;
}

/** The policy of this build, fixed when the bundles are made; `resolved` outside of one. */
export const policy: ReadingPolicy = typeof SITE_POLICY === 'undefined' ? 'resolved' : SITE_POLICY;

/** The value of a fact, as read in one place, under the policy of this build. */
export function read<Value>(fact: Fact<Value>, place: string): Value {
  return readUnder(policy, fact, place);
}

/** The value of a fact, as read in one place, under a given policy. */
export function readUnder<Value>(under: ReadingPolicy, fact: Fact<Value>, place: string): Value {
  if (typeof SITE_NOTES_READS !== 'undefined' && SITE_NOTES_READS)
    globalThis.noteSiteRead?.(fact.name, place);
  if (under === 'resolved') return fact.chosen;
  const stated = fact.readings.find((reading) => reading.statedAt.includes(place));
  return (stated ?? fact.readings[0]).value;
}
