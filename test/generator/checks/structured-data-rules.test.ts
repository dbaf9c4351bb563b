import { expect, test } from 'vitest';
import { documentRules } from '../../../src/checks/all-rules.ts';
import { documentOf, ruleSite } from '../../support/rule-site.ts';

/** A valid business with a price list, questions, and breadcrumbs. */
const things = {
  store: {
    '@type': 'LocalBusiness',
    '@id': 'https://store.example/#store',
    name: 'Store',
    url: 'https://store.example/',
    telephone: '+19105550142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main St',
      addressLocality: 'Wilmington',
      addressRegion: 'NC',
      postalCode: '28405',
      addressCountry: 'US',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday'],
        opens: '09:00',
        closes: '18:00',
      },
    ],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127 },
  },
  service: {
    '@type': 'Service',
    name: 'Mailboxes',
    description: 'A box.',
    provider: { '@id': 'https://store.example/#store' },
    areaServed: { '@type': 'GeoCircle', geoRadius: 40_234 },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: [{ '@type': 'Offer', price: '1320.50', priceCurrency: 'USD' }],
    },
  },
  trail: {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://store.example/' },
      { '@type': 'ListItem', position: 2, name: 'Team' },
    ],
  },
  questions: {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Who’s there?',
        acceptedAnswer: { '@type': 'Answer', text: 'It’s <us>.' },
      },
    ],
  },
};

const body = `<ol><li><a href="/">Home</a></li><li>Team</li></ol>
<p>The Store, 1 Main St, Wilmington, NC 28405. Call (910)&nbsp;555-0142. Open 9:00 AM – 6 PM.</p>
<p>A year is $<b>1,320.50</b>. Rated 4.8 by 127 people.</p>
<details><summary>Who's there?</summary><p>It’s <b>&lt;us&gt;</b>.</p></details>`;

const addresses: Readonly<Record<string, string>> = {
  '/': '/',
  '/team': '/team',
  '/old-team': '/team',
};
const site = ruleSite({
  checks: { omitted: { LocalBusiness: ['geo', 'priceRange', 'review', 'department'] } },
  resolve: (path) => addresses[path],
  isFile: (path) => path === '/a.png',
});

type Path = readonly (string | number)[];

function faultsWith(path: Path, value: unknown): readonly string[] {
  const graph = Object.values(put(things, path, value) ?? {});
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const html = `<script type="application/ld+json">${json}</script>${body}`;
  const faults = documentRules({ isThorough: true }).flatMap((rule) =>
    rule(documentOf(html), site),
  );
  return faults.map(({ message }) => message.replace(/\.$/, ''));
}

/** A copy in which one value is replaced or removed. */
function put(from: unknown, [key, ...path]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(from))
    return from.map((item, index) => (index === key ? put(item, path, value) : item));
  const record: Readonly<Record<string, unknown>> = { ...Object(from) };
  return { ...record, [key]: put(record[key], path, value) };
}

test('complete structured data passes', () => {
  expect(faultsWith(['store', 'name'], 'Store')).toEqual([]);
});

const hours: Path = ['store', 'openingHoursSpecification', 0];
const offer: Path = ['service', 'hasOfferCatalog', 'itemListElement', 0];
const step: Path = ['trail', 'itemListElement', 0];
const question: Path = ['questions', 'mainEntity', 0];

test.each<[Path, unknown, string]>([
  [['store', '@type'], 'LocalBuisness', 'schema.org has no type "LocalBuisness"'],
  [['store', 'fone'], '1', 'a LocalBusiness has no property "fone"'],
  [['store', 'opens'], '09:00', 'a LocalBusiness has no property "opens"'],
  [['service', 'telephone'], '+19105550142', 'a Service has no property "telephone"'],
  [['store', 'address', '@type'], undefined, 'address has no @type'],
  [['store', 'address', '@type'], 'Person', '"address" of a LocalBusiness is a Person'],
  [['store', 'url'], 'store.example', '"url" of a LocalBusiness is "store.example"'],
  [['store', 'name'], 7, '"name" of a LocalBusiness is 7'],
  [['store', 'name'], ' ', '"name" of a LocalBusiness is " "'],
  [['store', 'isAccessibleForFree'], 'x', '"isAccessibleForFree" of a LocalBusiness is "x"'],
  [[...hours, 'dayOfWeek'], ['Mon'], '"dayOfWeek" of an OpeningHoursSpecification is "Mon"'],
  [[...hours, 'opens'], '9:00', '"opens" of an OpeningHoursSpecification is "9:00"'],
  [[...hours, 'closes'], '24:00', '"closes" of an OpeningHoursSpecification is "24:00"'],
  [
    [...hours, 'validFrom'],
    '2026-02-30',
    '"validFrom" of an OpeningHoursSpecification is "2026-02-30"',
  ],
  [
    [...hours, 'validFrom'],
    '12/24/2026',
    '"validFrom" of an OpeningHoursSpecification is "12/24/2026"',
  ],
  [['store', 'foundingDate'], 'in 2012', '"foundingDate" of a LocalBusiness is "in 2012"'],
  [['service', 'areaServed', 'geoRadius'], true, '"geoRadius" of a GeoCircle is true'],
  [['store', 'query-input'], 'required', 'a LocalBusiness has no property "query-input"'],
])('%j as %j is not in the vocabulary', (path, value, fault) => {
  expect(faultsWith(path, value)).toContain(fault);
});

test.each<[Path, string]>([
  [['store', 'name'], 'a LocalBusiness has no name'],
  [['store', 'address'], 'a LocalBusiness has no address'],
  [['store', 'telephone'], 'a LocalBusiness has no telephone'],
  [['store', 'openingHoursSpecification'], 'a LocalBusiness has no openingHoursSpecification'],
  [
    ['store', 'aggregateRating', 'reviewCount'],
    'an AggregateRating has no ratingCount or reviewCount',
  ],
  [['store', 'address', 'postalCode'], 'a PostalAddress has no postalCode'],
  [[...hours, 'closes'], 'an OpeningHoursSpecification has no closes'],
  [[...hours, 'dayOfWeek'], 'an OpeningHoursSpecification has no dayOfWeek or validFrom'],
  [['service', 'provider'], 'a Service has no provider'],
  [[...offer, 'priceCurrency'], 'a price has no priceCurrency'],
  [[...question, 'acceptedAnswer'], 'a Question has no acceptedAnswer'],
  [['questions', 'mainEntity'], 'a FAQPage has no mainEntity'],
  [['trail', 'itemListElement'], 'a BreadcrumbList has no itemListElement'],
  [[...step, 'item'], 'breadcrumb 1 has no name or no URL'],
])('Google requires %j', (path, fault) => {
  expect(faultsWith(path, undefined)).toContain(fault);
});

test('breadcrumbs are in order, and there are at least two', () => {
  expect(faultsWith([...step, 'position'], 2)).toEqual(['breadcrumb 1 has the position 2']);
  const [first] = things.trail.itemListElement;
  expect(faultsWith(['trail', 'itemListElement'], [first])).toEqual([
    'a BreadcrumbList has fewer than two breadcrumbs',
  ]);
});

test.each<[Path, unknown, string]>([
  [['store', 'telephone'], '+19105550143', 'LocalBusiness.telephone is "+19105550143"'],
  [['store', 'email'], 'a@store.example', 'LocalBusiness.email is "a@store.example"'],
  [
    ['store', 'address', 'streetAddress'],
    '2 Main St',
    'PostalAddress.streetAddress is "2 Main St"',
  ],
  [['store', 'address', 'postalCode'], '28409', 'PostalAddress.postalCode is "28409"'],
  [['store', 'aggregateRating', 'ratingValue'], 4.9, 'AggregateRating.ratingValue is 4.9'],
  [[...hours, 'closes'], '18:30', 'OpeningHoursSpecification.closes is "18:30"'],
  [[...hours, 'opens'], '21:00', 'OpeningHoursSpecification.opens is "21:00"'],
  [[...offer, 'price'], '1320.00', 'Offer.price is "1320.00"'],
  [[...question, 'name'], 'Who is there?', 'Question.name is "Who is there?"'],
  [[...question, 'acceptedAnswer', 'text'], 'Unknown.', 'Answer.text is "Unknown."'],
  [['trail', 'itemListElement', 1, 'name'], 'Start', 'ListItem.name is "Start"'],
  [['service', 'areaServed'], { '@type': 'Place', name: 'Ogden' }, 'Place.name is "Ogden"'],
])('%j as %j is not on the page', (path, value, fault) => {
  expect(faultsWith(path, value)).toContain(
    `${fault} in the structured data but isn't shown on the page`,
  );
});

test.each<[Path, unknown, string]>([
  [[...step, 'item'], 'https://store.example/start', '"item" of a ListItem'],
  [[...step, 'item'], 'https://store.example/old-team', '"item" of a ListItem'],
  [['store', 'url'], 'https://store.example/team/', '"url" of a LocalBusiness'],
  [['store', 'image'], 'https://store.example/b.png', '"image" of a LocalBusiness'],
])('%j as %j matches no page', (path, value, fault) => {
  expect(faultsWith(path, value)).toContain(
    `${fault} is ${JSON.stringify(value)}, which is not the URL of a page`,
  );
});

test('what applies to a business applies to a shop', () => {
  const shop = {
    ...things.store,
    '@type': 'ShoeStore',
    telephone: '+19105550143',
    name: undefined,
  };
  expect(faultsWith(['store'], shop)).toEqual([
    'a LocalBusiness has no name',
    'ShoeStore.telephone is "+19105550143" in the structured data but isn\'t shown on the page',
  ]);
});

test.each<[Path, unknown]>([
  [['store', 'foundingDate'], undefined],
  [
    ['store', '@type'],
    ['LocalBusiness', 'Store'],
  ],
  [['store', 'image'], 'https://store.example/a.png'],
  [['store', 'parentOrganization'], { '@id': 'https://store.example/#other' }],
  [[...hours, 'dayOfWeek'], 'https://schema.org/Monday'],
  [
    ['store', 'specialOpeningHoursSpecification'],
    [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  ],
  [
    ['service', 'potentialAction'],
    {
      '@type': 'SearchAction',
      target: 'https://store.example/?q={q}',
      'query-input': 'required name=q',
    },
  ],
  [[...offer, 'price'], 1320.5],
])('%j as %j passes', (path, value) => {
  expect(faultsWith(path, value)).toEqual([]);
});
