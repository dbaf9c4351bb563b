import { read } from '#authoring';
import { Testimonials } from '../_components/testimonials.tsx';
import { testimonials } from '../_store/placeholders.ts';

/** What customers say; samples until the owner has put real words there. */
export function StoreTestimonials() {
  return (
    <Testimonials
      items={read(testimonials, '/')}
      areSamples={testimonials.status === 'placeholder'}
    />
  );
}
