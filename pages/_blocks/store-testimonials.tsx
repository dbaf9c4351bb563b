import { read } from '#authoring';
import { RatingFigure, Testimonials } from '../_components/testimonials.tsx';
import { rating } from '../_facts/identity.ts';
import { packingTestimonials, testimonials } from '../_facts/placeholders.ts';

export interface StoreTestimonialsProps {
  /** Reviews of one service. */
  readonly about?: 'packing';
  /** With the store's rating as a large figure. */
  readonly rated?: boolean;
}

/** Customer reviews; samples until the owner supplies real ones. */
export function StoreTestimonials({ about, rated }: StoreTestimonialsProps) {
  const [reviews, place] =
    about === 'packing' ? [packingTestimonials, '/packing-services'] : [testimonials, '/'];
  return (
    <div className={rated ? 'rated' : undefined}>
      {rated && <RatingFigure {...read(rating, place)} />}
      <Testimonials items={read(reviews, place)} areSamples={reviews.status === 'placeholder'} />
    </div>
  );
}
