import '../_assets/css/front.css';
import { Stamp } from './stamp.tsx';

export interface Testimony {
  readonly words: string;
  readonly author: string;
}

export interface TestimonialsProps {
  readonly items: readonly Testimony[];
  /** Stamped as samples: nobody has said this yet. */
  readonly areSamples: boolean;
}

/** What customers say; the first in large letters. */
export function Testimonials({ items, areSamples }: TestimonialsProps) {
  return (
    <div className="says">
      {items.map((item) => (
        <TestimonialCard key={item.words} isSample={areSamples} {...item} />
      ))}
    </div>
  );
}

export function TestimonialCard({
  words,
  author,
  isSample,
}: Testimony & { readonly isSample: boolean }) {
  return (
    <figure className="say" data-shared>
      {isSample && <Stamp>Sample</Stamp>}
      <blockquote>{words}</blockquote>
      <figcaption className="small">{author}</figcaption>
    </figure>
  );
}
