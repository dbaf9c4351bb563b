import { read } from '#authoring';
import { Testimonials } from '../../_components/store/testimonials.tsx';
import { customerReviews, sampleReviews } from '../../_facts/reviews.ts';

export interface StoreTestimonialsProps {
  /** The address of the page. */
  readonly place: keyof typeof customerReviews;
}

/** Customer reviews; samples until the owner supplies real ones. */
export function StoreTestimonials({ place }: StoreTestimonialsProps) {
  const real = customerReviews[place];
  return <Testimonials items={real.length > 0 ? real : read(sampleReviews[place], place)} />;
}
