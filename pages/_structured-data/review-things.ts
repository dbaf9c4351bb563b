import type { Review } from 'schema-dts';
import type { PageView } from '#authoring';
import { reference, storeId } from './identifiers.ts';

/** What real customers said, where the page shows it. Samples never come here. */
export function reviewThings({ origin, meta }: PageView): readonly Review[] {
  return (meta.own?.reviewItems ?? []).map(({ title, review, date, author, rating }) => ({
    '@type': 'Review',
    name: title,
    reviewBody: review,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    itemReviewed: reference(storeId(origin)),
  }));
}
