import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';
import { refuse } from './possible-values.ts';

/** A phone number as people read it and as a phone dials it. */
export interface PhoneNumber {
  /** `(910) 555-0142` */
  readonly display: string;
  readonly tel: `+1${number}`;
}

// Values that no source gives. The owner writes the real ones, and `confirmed: true` after each, before the
// site goes live. None can be mistaken for a real name, number, or address.

export const storeName = placeholder({
  name: 'Store name',
  value: 'College Road Pack & Ship',
});
export const siteOrigin = placeholder<`https://${string}`>({
  name: 'Domain',
  value: 'https://collegeroad.example',
});
export const email = placeholder({ name: 'Email address', value: 'hello@collegeroad.example' });

export const mainPhone = phoneNumber('(910) 555-0142');
export const uspsPagePhone = phoneNumber('(910) 555-0143');
export const structuredDataPhone = phoneNumber('(910) 555-0144');

export const faxNumber: Fact<PhoneNumber> = oneReading<PhoneNumber>({
  name: 'Fax number',
  value: phoneNumber('(910) 555-0145'),
  statedAt: ['structured data'],
  status: 'placeholder',
  show: (number) => number.display,
});

export const quoteUrl = placeholder<`https://${string}`>({
  name: 'External quote form',
  value: 'https://quotes.collegeroad.example/',
});

export const insuranceQuoteUrl = placeholder<`https://${string}`>({
  name: 'External insurance quote',
  value: 'https://insurance.collegeroad.example/quote',
});

/** A number of the United States, in any spelling with its area code. */
export function phoneNumber(text: string): PhoneNumber {
  const [, area, office, line] =
    /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  if (!line) refuse(phoneNumber, `"${text}" is not a phone number. Write it as (910) 555-0142.`);
  return { display: `(${area}) ${office}-${line}`, tel: `+1${Number(`${area}${office}${line}`)}` };
}

function placeholder<Value>(of: {
  readonly name: string;
  readonly value: Value;
  readonly confirmed?: true;
}): Fact<Value> {
  return oneReading({ ...of, status: 'placeholder' });
}
