import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';
import { slot } from './slot.ts';

/** What a customer wrote, as it is published. */
export interface CustomerReview {
  /** The heading of the review. */
  readonly title: string;
  /** Its text. */
  readonly review: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  /** The name of the customer. */
  readonly author: string;
  /** Stars, 5 being the best. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

/** Words that show where a review will be: marked on the page, and never in structured data. */
export interface SampleReview {
  readonly review: string;
  readonly author: string;
}

type ReviewedPage = '/' | '/packing-services';

/** Reviews of real customers. A page that has some shows no samples, and its structured data has them. */
export const customerReviews: Readonly<Record<ReviewedPage, readonly CustomerReview[]>> = {
  '/': [],
  '/packing-services': [],
};

export const sampleReviews: Readonly<Record<ReviewedPage, Fact<readonly SampleReview[]>>> = {
  '/': samples('/', 'Testimonials', [
    { review: 'They built a box around my mirror while I waited.', author: 'Ogden' },
    {
      review: 'My packages go to my mailbox now. I pick them up after class.',
      author: 'UNCW area',
    },
    {
      review: 'Four signatures notarized and I was back at work before lunch.',
      author: 'Castle Hayne',
    },
  ]),
  '/packing-services': samples('/packing-services', 'Packing testimonials', [
    {
      review: 'They packed my grandmother’s china in two boxes, and every piece arrived whole.',
      author: 'Porters Neck',
    },
    {
      review: 'I brought a TV without its box, and they packed it for me.',
      author: 'Murrayville',
    },
    {
      review: 'They measured the statue and explained why it needed a crate.',
      author: 'Northchase',
    },
  ]),
};

/** The address of a page where everyone can read the reviews that the rating counts. */
export const ratingSource: Fact<string | null> = slot<string>({
  name: 'Where the reviews can be read',
  value: null,
  ask: 'Give the address of the page with the reviews. The home page then links to it.',
});

/** A placeholder until the page has real reviews. */
function samples(
  page: ReviewedPage,
  name: string,
  value: readonly SampleReview[],
): Fact<readonly SampleReview[]> {
  const isDone = value.length === 0 || customerReviews[page].length > 0;
  const remark = 'Enter real reviews in customerReviews, or empty this list to show none.';
  return oneReading({ name, value, remark, ...(isDone ? {} : { status: 'placeholder' }) });
}
