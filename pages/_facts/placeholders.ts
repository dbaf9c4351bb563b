import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** A phone number as people read it and as a phone dials it. */
export interface PhoneNumber {
  readonly display: string;
  readonly tel: `+1${number}`;
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

function placeholder<Value>(name: string, value: Value): Fact<Value> {
  return oneReading({ name, value, status: 'placeholder' });
}
