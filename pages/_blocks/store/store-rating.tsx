import { read } from '#authoring';
import { rating } from '../../_facts/identity.ts';
import { ratingSource } from '../../_facts/reviews.ts';

/** The rating that the store states of itself, with a link once there is a page with the reviews. */
export function StoreRating({ place }: { readonly place: string }) {
  const { value, best, reviews } = read(rating, place);
  const words = `${value} of ${best} from ${reviews} reviews`;
  const source = read(ratingSource, place);
  return source ? <a href={source}>{words}</a> : words;
}
