/** A customer's review. */
export interface ReviewItem {
  /** The heading of the review. */
  readonly title: string;
  /** Its text, as the page shows it. */
  readonly review: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  /** The name of the customer. */
  readonly author: string;
  /** Stars, 5 being the best. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

declare module '#authoring' {
  /** What a page of the store adds to its structured data: `own` in its meta. */
  interface OwnMeta {
    /** Names of services. */
    readonly services?: readonly string[];
    /** Names of places. */
    readonly areaServed?: readonly string[];
    /** Reviews that the page shows. */
    readonly reviewItems?: readonly ReviewItem[];
  }
}
