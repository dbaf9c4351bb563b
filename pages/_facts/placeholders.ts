import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** A phone number as people read it and as a phone dials it. */
export interface PhoneNumber {
  readonly display: string;
  readonly tel: `+1${number}`;
}

export interface Testimonial {
  readonly words: string;
  readonly author: string;
}

// Values that no source gives. The owner must supply each of them before the site goes live. None can be
// mistaken for a real name, number, or address.

export const storeName = placeholder('Store name', 'College Road Pack & Ship');
export const siteOrigin = placeholder<`https://${string}`>('Domain', 'https://collegeroad.example');
export const email = placeholder('Email address', 'hello@collegeroad.example');

export const mainPhone: PhoneNumber = { display: '(910) 555-0142', tel: '+19105550142' };
export const uspsPagePhone: PhoneNumber = { display: '(910) 555-0143', tel: '+19105550143' };
export const structuredDataPhone: PhoneNumber = { display: '(910) 555-0144', tel: '+19105550144' };

export const faxNumber: Fact<PhoneNumber> = oneReading<PhoneNumber>({
  name: 'Fax number',
  value: { display: '(910) 555-0145', tel: '+19105550145' },
  statedAt: ['structured data'],
  status: 'placeholder',
  show: (number) => number.display,
});

export const quoteUrl = placeholder<`https://${string}`>(
  'External quote form',
  'https://quotes.collegeroad.example/',
);

export const insuranceQuoteUrl = placeholder<`https://${string}`>(
  'External insurance quote',
  'https://insurance.collegeroad.example/quote',
);

/** Shown as samples on the home page, and kept out of structured data. */
export const testimonials = placeholder<readonly Testimonial[]>('Testimonials', [
  {
    words: 'They built a box around my mirror while I waited.',
    author: 'Ogden',
  },
  {
    words: 'My packages go to my mailbox now. I pick them up after class.',
    author: 'UNCW area',
  },
  {
    words: 'Four signatures notarized and I was back at work before lunch.',
    author: 'Castle Hayne',
  },
]);

/** The same, for the packing page. */
export const packingTestimonials = placeholder<readonly Testimonial[]>('Packing testimonials', [
  {
    words: 'They packed my grandmother’s china in two boxes, and every piece arrived whole.',
    author: 'Porters Neck',
  },
  {
    words: 'I brought a TV without its box, and they packed it for me.',
    author: 'Murrayville',
  },
  {
    words: 'They measured the statue and explained why it needed a crate.',
    author: 'Northchase',
  },
]);

function placeholder<Value>(name: string, value: Value): Fact<Value> {
  return oneReading({ name, value, status: 'placeholder' });
}
