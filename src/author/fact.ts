/** Which reading of a fact a build shows if its sources disagree. */
export type ReadingPolicy = 'resolved' | 'as-stated';

/** One of the values that the sources give for a fact, and the places that state it. */
export interface Reading<Value> {
  /** The value in the source. */
  readonly value: Value;
  /**
   * Places are addresses (`/locations`) or names (`footer`, `structured data`, `store info`).
   * Empty if a source gives the value without naming a place.
   */
  readonly statedAt: readonly string[];
  /** A comment of the source, quoted. */
  readonly note?: string;
}

/** A value that appears on many pages, with what its sources say if they disagree. */
export interface Fact<Value = unknown> {
  /** What `site facts` and `site explain` call it. */
  readonly name: string;
  /** At least one. With `as-stated`, a place that no reading names gets the first one. */
  readonly readings: readonly [Reading<Value>, ...Reading<Value>[]];
  /** The value that visitors see everywhere. Usually the value of one reading. */
  readonly chosen: Value;
  /** Why this value was chosen. Empty if the sources agree. */
  readonly why?: string;
  /** `placeholder`: no source gives the value, and the owner must supply it before launch. `assumed`: the owner should confirm it. */
  readonly status?: 'placeholder' | 'assumed';
  /** The owner has confirmed the value, whatever its status: `site check --launch` does not list it. */
  readonly confirmed?: true;
  /** Something the owner should know. */
  readonly remark?: string;
  /** Texts that reveal a value on a page. No page may contain the texts of a rejected reading. */
  traces?(value: Value): readonly string[];
  /** Formats a value for `site facts`. The default is JSON. */
  show?(value: Value): string;
}

declare const SITE_POLICY: ReadingPolicy | undefined;
declare const SITE_RECORD_READ: ((name: string, place: string) => void) | undefined;

/** The reading policy of this build, which the bundler fills in; `resolved` outside of a bundle. */
export const policy: ReadingPolicy = typeof SITE_POLICY === 'undefined' ? 'resolved' : SITE_POLICY;

/** The value of a fact in one place, under the reading policy of this build. */
export function read<Value>(fact: Fact<Value>, place: string): Value {
  return readUnder(policy, fact, place);
}

/** The value of a fact in one place, under any reading policy. */
export function readUnder<Value>(
  readingPolicy: ReadingPolicy,
  fact: Fact<Value>,
  place: string,
): Value {
  if (typeof SITE_RECORD_READ !== 'undefined') SITE_RECORD_READ(fact.name, place);
  if (readingPolicy === 'resolved') return fact.chosen;
  const stated = fact.readings.find((reading) => reading.statedAt.includes(place));
  return (stated ?? fact.readings[0]).value;
}
