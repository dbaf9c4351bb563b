import type { CustomerReview } from '../_facts/reviews.ts';

declare module '#authoring' {
  /** What a page of the store adds to its structured data: `own` in its meta. */
  interface OwnMeta {
    /** Names of services. */
    readonly services?: readonly string[];
    /** Names of places. */
    readonly areaServed?: readonly string[];
    /** Reviews that the page shows. */
    readonly reviewItems?: readonly CustomerReview[];
  }
}
