import type { FaqItem } from '#authoring';

/** Places that people of an area name when they say where they live or work. */
export interface CommunityGroup {
  readonly category: string;
  readonly communities: readonly string[];
}

export type SeasonIcon =
  | 'file-text'
  | 'gift'
  | 'graduation-cap'
  | 'leaf'
  | 'plane'
  | 'snowflake'
  | 'sprout'
  | 'sun'
  | 'wind';

/** What people of an area need at one time of the year. */
export interface SeasonalEntry {
  readonly season: string;
  readonly icon: SeasonIcon;
  /** From January, 1, to December, 12. It may go past the end of the year. */
  readonly months: readonly [first: number, last: number];
  readonly services: readonly string[];
}

/** An item of a list, and a sentence about it. */
export interface AreaNote {
  readonly title: string;
  readonly text: string;
}

/** What only one area's page says. */
export interface AreaFacts {
  readonly locationFeatures: readonly AreaNote[];
  /** Sentences. */
  readonly reasons: readonly string[];
  readonly seasons: readonly SeasonalEntry[];
  readonly businessTypes: readonly AreaNote[];
  readonly faq: readonly FaqItem[];
}
