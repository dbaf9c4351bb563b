import { read } from '#authoring';
import { Testimonials } from '../../_components/store/testimonials.tsx';
import { packingTestimonials, testimonials } from '../../_facts/placeholders.ts';

export interface StoreTestimonialsProps {
  /** Reviews of one service. */
  readonly about?: 'packing';
}

/** Customer reviews; samples until the owner supplies real ones. */
export function StoreTestimonials({ about }: StoreTestimonialsProps) {
  const [reviews, place] =
    about === 'packing' ? [packingTestimonials, '/packing-services'] : [testimonials, '/'];
  return (
    <Testimonials items={read(reviews, place)} areSamples={reviews.status === 'placeholder'} />
  );
}
