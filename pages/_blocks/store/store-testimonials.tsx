import { read } from '#authoring';
import { Section } from '../../_components/sections/section.tsx';
import { Testimonials } from '../../_components/store/testimonials.tsx';
import { customerReviews, sampleReviews } from '../../_facts/reviews.ts';

export interface StoreTestimonialsProps {
  /** The address of the page. */
  readonly place: keyof typeof customerReviews;
  readonly tight?: boolean;
}

/** The reviews of one page; without any, its samples, which are marked as such; without those, nothing. */
export function StoreTestimonials({ place, tight = false }: StoreTestimonialsProps) {
  const real = customerReviews[place];
  const items = real.length > 0 ? real : read(sampleReviews[place], place);
  if (items.length === 0) return null;
  return (
    <Section ruled tight={tight} title="Customer reviews" onPaper={false}>
      <Testimonials items={items} />
    </Section>
  );
}
