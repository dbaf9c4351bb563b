import { describe, expect, test } from 'vitest';
import { mailboxPlans } from '../../../pages/_facts/mailbox-prices.ts';
import { notaryPrices } from '../../../pages/_facts/notary.ts';
import { structuredData } from '../../../pages/_structured-data/structured-data.ts';
import type { PageView, ReadingPolicy } from '../../../src/author/index.ts';
import { serializeGraph } from '../../../src/render/document/document.ts';
import { view } from './view.ts';

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

function graph(page: PageView, policy: ReadingPolicy = 'resolved'): readonly Node[] {
  return JSON.parse(serializeGraph(structuredData(page, policy)))['@graph'];
}

const nodeOf = (type: string, page: PageView, policy?: ReadingPolicy) =>
  graph(page, policy).find((node) => node['@type'] === type);

const types = (page: PageView) => graph(page).map((node) => node['@type']);

const campus = view('/service-areas/uncw-wilmington-nc', {
  title: 'UNCW area',
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Service Areas', url: '/service-areas' },
    { name: 'UNCW Area', url: '/service-areas/uncw-wilmington-nc' },
  ],
  own: {
    services: ['Student mailboxes'],
    areaServed: ['University of North Carolina Wilmington'],
  },
  faqItems: [{ question: 'By semester?', answer: 'By semester or year.' }],
});
const url = 'https://collegeroad.example/service-areas/uncw-wilmington-nc';

describe('which nodes a page has', () => {
  test('the home page: the site, the page, and the store', () => {
    const home = view('/', { schemaType: 'LocalBusiness' });
    expect(types(home)).toEqual(['WebSite', 'WebPage', 'LocalBusiness']);
  });

  test('a service: the store in short, as its provider', () => {
    expect(types(campus)).toEqual([
      'WebPage',
      'LocalBusiness',
      'Service',
      'BreadcrumbList',
      'FAQPage',
    ]);
    expect(Object.keys(nodeOf('LocalBusiness', campus) ?? {})).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'image',
      'telephone',
      'address',
      'openingHoursSpecification',
    ]);
    expect(nodeOf('Service', campus)?.provider).toEqual({
      '@id': 'https://collegeroad.example/#store',
    });
  });

  test('a plain page: itself, as part of the site, and the store in short', () => {
    expect(types(view('/resources'))).toEqual(['WebPage', 'LocalBusiness']);
  });

  test('an unlisted page: nothing', () => {
    expect(types(view('/404'))).toEqual([]);
    expect(types(view('/thanks', { listed: false }))).toEqual([]);
  });

  test('every id is defined once, and every reference but the one to the website points to a node', () => {
    const ids = graph(campus).map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const references = JSON.stringify(graph(campus)).matchAll(/\{"@id":"([^"]+)"\}/g);
    const dangling = [...references].map(([, id]) => id).filter((id) => !ids.includes(id));
    expect(dangling).toEqual(['https://collegeroad.example/#website']);
  });
});

test('the website can be searched', () => {
  expect(nodeOf('WebSite', view('/'))).toEqual({
    '@type': 'WebSite',
    '@id': 'https://collegeroad.example/#website',
    url: 'https://collegeroad.example/',
    name: 'College Road Pack & Ship',
    publisher: { '@id': 'https://collegeroad.example/#store' },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://collegeroad.example/search?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the page says what it is about and where it is on the site', () => {
  expect(nodeOf('WebPage', campus)).toMatchObject({
    '@id': `${url}#webpage`,
    url,
    name: 'UNCW area',
    about: { '@id': `${url}#service` },
    isPartOf: { '@id': 'https://collegeroad.example/#website' },
    breadcrumb: { '@id': `${url}#breadcrumb` },
  });
  expect(nodeOf('WebPage', view('/resources'))).not.toHaveProperty('breadcrumb');
});

test('the service names its offers and its areas', () => {
  expect(nodeOf('Service', campus)).toMatchObject({
    '@id': `${url}#service`,
    name: 'UNCW Area',
    areaServed: [{ '@type': 'Place', name: 'University of North Carolina Wilmington' }],
    hasOfferCatalog: [{ '@type': 'OfferCatalog', name: 'UNCW Area' }],
  });
});

test('the breadcrumbs start at Home, count from one, and have absolute URLs', () => {
  const item = (position: number, name: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://collegeroad.example${address}`,
  });
  expect(nodeOf('BreadcrumbList', campus)?.itemListElement).toEqual([
    item(1, 'Home', '/'),
    item(2, 'Service Areas', '/service-areas'),
    item(3, 'UNCW Area', '/service-areas/uncw-wilmington-nc'),
  ]);
});

describe('questions', () => {
  const answer = (policy: ReadingPolicy) => nodeOf('FAQPage', campus, policy);

  test('are on the page word for word, without invented votes', () => {
    expect(answer('resolved')).toEqual({
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      isPartOf: { '@id': `${url}#webpage` },
      mainEntity: [
        {
          '@type': 'Question',
          name: 'By semester?',
          acceptedAnswer: { '@type': 'Answer', text: 'By semester or year.' },
        },
      ],
    });
  });

  test('as stated have 5 to 24 votes, the same in every build', () => {
    const questions = Array.from({ length: 200 }, (_, index) => `Question ${index}?`);
    const page = view('/services', {
      faqItems: questions.map((question) => ({ question, answer: 'Yes.' })),
    });
    const votes = [
      ...JSON.stringify(graph(page, 'as-stated')).matchAll(/"upvoteCount":(\d+)/g),
    ].map(([, count]) => Number(count));
    expect(votes).toHaveLength(200);
    expect([Math.min(...votes), Math.max(...votes)]).toEqual([5, 24]);
    expect(graph(page, 'as-stated')).toEqual(graph(page, 'as-stated'));
  });
});

describe('prices', () => {
  const offers = (address: string) => {
    const service = nodeOf('Service', view(address, { schemaType: 'Service' }));
    return JSON.parse(JSON.stringify(service?.hasOfferCatalog ?? []))[0]?.itemListElement ?? [];
  };

  const rents = mailboxPlans.flatMap(
    ({ size, pricing: { threeMonth, sixMonth, oneYear } }) =>
      [
        [`${size} mailbox, 3 months`, threeMonth.price, 3],
        [`${size} mailbox, 6 months`, sixMonth.price, 6],
        [`${size} mailbox, 1 year`, oneYear.price, 12],
      ] as const,
  );

  test.each(rents)('%s is an offer of %i cents for %i months', (name, cents, months) => {
    expect(offers('/mailbox-services')).toContainEqual({
      '@type': 'Offer',
      name,
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
    });
  });

  test('a notary’s fixed prices are offers, and ranges have a minimum and a maximum', () => {
    const [signature, attorney, will, mobile] = notaryPrices.map(({ service, price }) => ({
      name: service,
      fixed: (price[0] / 100).toFixed(2),
      minPrice: price[0] / 100,
      maxPrice: price[1] / 100,
    }));
    const range = (prices: object) => ({
      '@type': 'PriceSpecification',
      priceCurrency: 'USD',
      ...prices,
    });
    expect(offers('/notary-services')).toEqual([
      expect.objectContaining({
        name: signature?.name,
        price: signature?.fixed,
        priceCurrency: 'USD',
      }),
      expect.objectContaining({
        name: attorney?.name,
        priceSpecification: range({ minPrice: attorney?.minPrice, maxPrice: attorney?.maxPrice }),
      }),
      expect.objectContaining({ name: will?.name, price: will?.fixed }),
      expect.objectContaining({
        name: mobile?.name,
        priceSpecification: range({ minPrice: mobile?.minPrice }),
      }),
    ]);
  });

  test('are on no other page', () => {
    expect(offers('/personal-mailboxes')).toEqual([]);
  });
});

test('reviews on a page have their author, date, and rating', () => {
  const page = view('/packing-services', {
    own: {
      reviewItems: [
        {
          title: 'Whole',
          review: 'It came whole.',
          date: '2026-01-05',
          author: 'A. B.',
          rating: 5,
        },
      ],
    },
  });
  expect(nodeOf('Review', page)).toEqual({
    '@type': 'Review',
    name: 'Whole',
    reviewBody: 'It came whole.',
    datePublished: '2026-01-05',
    author: { '@type': 'Person', name: 'A. B.' },
    reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    itemReviewed: { '@id': 'https://collegeroad.example/#store' },
  });
});
