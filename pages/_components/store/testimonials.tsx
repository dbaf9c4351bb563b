import './testimonials.css';

export interface Testimony {
  readonly words: string;
  readonly author: string;
}

export interface TestimonialsProps {
  readonly items: readonly Testimony[];
  /** Captioned as samples until the owner supplies real reviews. */
  readonly areSamples: boolean;
}

/** Customer reviews; side by side where they have the whole width of the page. */
export function Testimonials({ items, areSamples }: TestimonialsProps) {
  return (
    <div className="testimonials">
      {items.map((item) => (
        <TestimonialCard key={item.words} isSample={areSamples} {...item} />
      ))}
    </div>
  );
}

function TestimonialCard({ words, author, isSample }: Testimony & { readonly isSample: boolean }) {
  return (
    <figure className="testimonial" data-shared>
      <blockquote>{words}</blockquote>
      <figcaption className="small">
        {author}
        {isSample && ' · Sample review'}
      </figcaption>
    </figure>
  );
}

export interface RatingFigureProps {
  readonly value: number;
  readonly best: number;
  readonly reviews: number;
}

/** The rating that the store states of itself, as a large figure. */
export function RatingFigure({ value, best, reviews }: RatingFigureProps) {
  return (
    <p className="testimonials-rating">
      <b className="number">{value}</b> of {best} from {reviews} reviews
    </p>
  );
}
