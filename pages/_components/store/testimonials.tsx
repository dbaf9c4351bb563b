import './trust-strip.css';

export interface Testimony {
  /** What the customer wrote. */
  readonly review: string;
  readonly author: string;
  /** Only a sample has no rating, title, and date. */
  readonly rating?: number;
  readonly title?: string;
  /** ISO 8601 calendar date. */
  readonly date?: string;
}

export interface TestimonialsProps {
  readonly items: readonly Testimony[];
}

/** Customer reviews; side by side where they have the whole width of the page. */
export function Testimonials({ items }: TestimonialsProps) {
  return (
    <div className="testimonials">
      {items.map((item) => (
        <TestimonialCard key={item.review} {...item} />
      ))}
    </div>
  );
}

function TestimonialCard({ review, author, rating, title, date }: Testimony) {
  return (
    <figure className="testimonial" data-shared>
      <blockquote>
        {title && <b>{title}. </b>}
        {review}
      </blockquote>
      <figcaption className="small">
        {author} · {rating ? `${rating} of 5` : 'Sample review'}
        {date && (
          <>
            {' · '}
            <time dateTime={date}>{dayOf(date)}</time>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** `2026-03-09` as `March 9, 2026`. */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
