import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';
import { mainPhone, type PhoneNumber, structuredDataPhone, uspsPagePhone } from './placeholders.ts';

export interface Rating {
  readonly value: number;
  readonly best: number;
  readonly reviews: number;
}

export const phone: Fact<PhoneNumber> = {
  name: 'Phone',
  readings: [
    { value: mainPhone, statedAt: ['store info', 'header', 'footer', '/contact'] },
    { value: uspsPagePhone, statedAt: ['/usps-services'] },
    { value: structuredDataPhone, statedAt: ['structured data'] },
  ],
  chosen: mainPhone,
  why: 'Nearly every page gives this number, and the store has one phone.',
  status: 'placeholder',
  traces: ({ display, tel }) => [display, tel],
  show: (number) => number.display,
};

/** The year since which the store has been there. */
export const founded: Fact<number> = {
  name: 'Founded',
  readings: [
    { value: 2012, statedAt: ['footer', 'store info'] },
    {
      value: 2020,
      statedAt: ['/service-areas/ogden-wilmington-nc', '/service-areas/ilm-airport-blue-clay'],
    },
  ],
  chosen: 2012,
  why: 'The footer of every page states it; only two pages state 2020.',
  traces: (year) => [`since ${year}`, `"foundingDate":"${year}`],
};

export const rating: Fact<Rating> = oneReading<Rating>({
  name: 'Rating',
  value: { value: 4.8, best: 5, reviews: 127 },
  statedAt: ['structured data'],
  status: 'assumed',
  remark:
    'The owner’s claim, shown on the page and in structured data. Say where customers can read the reviews; search engines show no stars for ratings that a business gives itself.',
  show: ({ value, best, reviews }) => `${value} of ${best} from ${reviews} reviews`,
});

/** The names that the carriers let the store use. */
export const authorizations: Fact<Readonly<Record<'fedex' | 'ups' | 'dhl', string>>> = oneReading({
  name: 'Carrier authorizations',
  value: { fedex: 'FedEx Authorized ShipCenter', ups: 'UPS Access Point', dhl: 'DHL ServicePoint' },
  note: 'a carrier-authorized ship center, an access point and a service point for three of the carriers',
  status: 'assumed',
  remark:
    'The source names the three kinds but not the carriers; these are the carriers’ own names for them.',
});

/** How far from the counter the store works for customers. */
export const serviceRadius = { miles: 25, meters: 40_234 } as const;

/** Within how long a message is answered, on business days. */
export const responseHours = 24;
