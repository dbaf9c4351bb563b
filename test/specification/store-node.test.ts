import { describe, expect, test } from 'vitest';
import { founded } from '../../pages/_facts/identity.ts';
import { storeThing } from '../../pages/_structured-data/store-thing.ts';
import { view } from '../site/structured-data/view.ts';
import { expected } from './owner-changes.ts';
import { comingHolidays } from './specified/holidays.ts';
import { declaredWeek, type Hours, openWeek, shortDay, type Week } from './specified/hours.ts';

const openOn = (dayOfWeek: readonly string[], [opens, closes]: Hours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

const openIn = (week: Week) => {
  const sundayFirst = [...week.slice(-1), ...week.slice(0, -1)];
  const all = [...new Set(sundayFirst.flatMap(([, hours]) => (hours ? [hours.join()] : [])))];
  return all.map((text) => {
    const same = sundayFirst.filter(([, hours]) => hours?.join() === text);
    const [opens = '', closes = ''] = text.split(',');
    return openOn(
      same.map(([day]) => day),
      [opens, closes],
    );
  });
};

const closed: Hours = ['00:00', '00:00'];

const special = (name: string, day: string, [opens, closes] = closed) => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom: day,
  validThrough: day,
  opens,
  closes,
});

describe('resolved', () => {
  const store = storeThing(view('/locations'), 'resolved');

  test('the store has one name and its address', () => {
    expect(store).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://collegeroad.example/#store',
      url: 'https://collegeroad.example/',
      telephone: '+19105550142',
      foundingDate: expected('founded', '2012', String(founded.chosen)),
      address: {
        '@type': 'PostalAddress',
        streetAddress: '3224 N College Rd',
        addressLocality: 'Wilmington',
        addressRegion: 'NC',
        postalCode: '28405',
        addressCountry: 'US',
      },
    });
  });

  test('the hours are those of the store', () => {
    expect(store).toMatchObject({ openingHoursSpecification: openIn(openWeek) });
  });

  test('the holidays of the twelve months after the build follow in order', () => {
    expect(store).toMatchObject({
      specialOpeningHoursSpecification: comingHolidays.map(([name, day, hours]) =>
        special(name, day, hours),
      ),
    });
  });

  test('a holiday on the day of the build counts, the same day a year later does not', () => {
    const onChristmas = storeThing({ ...view('/'), date: '2026-12-25' }, 'resolved');
    expect(JSON.stringify(onChristmas)).toContain('2026-12-25');
    expect(JSON.stringify(onChristmas)).not.toContain('2027-12-25');
    expect(JSON.stringify(onChristmas)).toContain('2027-12-24');
  });

  test('a Christmas Eve on a Sunday is closed', () => {
    const in2028 = storeThing({ ...view('/'), date: '2028-06-01' }, 'resolved');
    expect(in2028).toMatchObject({
      specialOpeningHoursSpecification: expect.arrayContaining([
        special('Christmas Eve', '2028-12-24'),
      ]),
    });
  });

  test('it serves 25 miles around its address, without coordinates', () => {
    expect(store).toMatchObject({
      areaServed: [
        {
          '@type': 'GeoCircle',
          geoRadius: 40_234,
          address: { streetAddress: '3224 N College Rd', postalCode: '28405' },
        },
      ],
    });
    expect(JSON.stringify(store)).not.toMatch(/latitude|longitude|GeoCoordinates/);
  });

  test('the rating is included only where it is shown', () => {
    expect(storeThing(view('/'), 'resolved')).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127 },
    });
    expect(store).not.toHaveProperty('aggregateRating');
  });

  test('the email address and the fax number are included only where they are shown', () => {
    expect(storeThing(view('/contact'), 'resolved')).toMatchObject({
      email: 'hello@collegeroad.example',
      faxNumber: '+19105550145',
    });
    expect(store).not.toHaveProperty('email');
    expect(store).not.toHaveProperty('faxNumber');
  });

  test('services that the page names become its catalog, and places its areas served', () => {
    const page = view('/', { own: { services: ['Notary'], areaServed: ['Ogden'] } });
    expect(storeThing(page, 'resolved')).toMatchObject({
      hasOfferCatalog: {
        itemListElement: [
          { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Notary' } },
        ],
      },
      areaServed: [{ '@type': 'GeoCircle' }, { '@type': 'Place', name: 'Ogden' }],
    });
  });
});

describe('as stated', () => {
  const store = storeThing(view('/'), 'as-stated');

  test('Saturday ends at two, and the phone number differs', () => {
    expect(store).toMatchObject({
      openingHoursSpecification: openIn(declaredWeek),
      telephone: '+19105550144',
    });
  });

  test('the holidays are those of 2024, on any build day', () => {
    expect(store).toMatchObject({
      specialOpeningHoursSpecification: [
        special('New Year’s Day', '2024-01-01'),
        special('Thanksgiving', '2024-11-28'),
        special('Christmas Eve', '2024-12-24', shortDay),
        special('Christmas Day', '2024-12-25'),
        special('New Year’s Eve', '2024-12-31', shortDay),
      ],
    });
  });
});
