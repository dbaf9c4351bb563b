import { type DataNode, withArticle } from '../../render/document/data-nodes.ts';
import type { DocumentCheck } from '../check-types.ts';
import { ancestorTypes } from './schema-org.ts';

interface FieldRule {
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  /** At least one of each list. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Whether it is not asked of what stands within another thing. */
  readonly isForTop?: true;
}

/**
 * What Google asks of the things that it shows, as its guides have it
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). Service has
 * no guide; without a name and a provider it says nothing.
 */
const rules: Readonly<Record<string, FieldRule>> = {
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      'aggregateRating',
      'department',
      'geo',
      'openingHoursSpecification',
      'priceRange',
      'review',
      'telephone',
      'url',
    ],
  },
  PostalAddress: {
    recommended: [
      'streetAddress',
      'addressLocality',
      'addressRegion',
      'postalCode',
      'addressCountry',
    ],
  },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    oneOf: [['dayOfWeek', 'validFrom']],
  },
  Service: { required: ['name', 'provider'], recommended: ['description'], isForTop: true },
  BreadcrumbList: { required: ['itemListElement'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Article: { recommended: ['author', 'datePublished', 'dateModified', 'headline', 'image'] },
  Product: {
    required: ['name'],
    oneOf: [['offers', 'review', 'aggregateRating']],
    recommended: ['image', 'description'],
  },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished', 'reviewBody'],
  },
  Rating: { required: ['ratingValue'] },
  AggregateRating: { required: ['ratingValue'], oneOf: [['ratingCount', 'reviewCount']] },
  Offer: {},
  PriceSpecification: {},
  WebSite: { required: ['name', 'url'] },
  SearchAction: { required: ['target', 'query-input'] },
};

/** A thing has the fields that Google requires, and the recommended ones that the site can fill in. */
export const googleFields: DocumentCheck = ({ nodes }, { vocabulary, rules: { omitted = {} } }) =>
  nodes.flatMap((node) => {
    const kinds = node.types.flatMap((type) => [...ancestorTypes(vocabulary, type)]);
    return [...new Set(kinds)].flatMap((kind) => {
      const rule = rules[kind];
      const isAsked = rule && !(rule.isForTop && node.path !== '');
      return isAsked ? lacks(node, kind, rule, omitted[kind] ?? []) : [];
    });
  });

function lacks(
  node: DataNode,
  kind: string,
  { required = [], recommended = [], oneOf = [] }: FieldRule,
  omitted: readonly string[],
): ReturnType<DocumentCheck> {
  const has = (field: string): boolean => (node.fields[field] ?? []).length > 0;
  const missing = [
    ...required.filter((field) => !has(field)),
    ...oneOf.filter((fields) => !fields.some(has)).map((fields) => fields.join(' or ')),
  ];
  const wanted = recommended.filter((field) => !has(field) && !omitted.includes(field));
  return [
    ...missing.map((field) => ({
      what: `${withArticle(kind)} without ${field}`,
      hint: 'Google requires it; leave the whole thing out where it is not known.',
    })),
    ...wanted.map((field) => ({
      what: `${withArticle(kind)} without ${field}`,
      hint: `Google recommends it; where nobody can tell it, put it into \`checks.omitted.${kind}\` of the site.`,
    })),
    ...further(node, kind),
  ];
}

/** What depends on other fields. */
function further({ fields, within }: DataNode, kind: string): ReturnType<DocumentCheck> {
  const { itemListElement = [], itemReviewed, priceCurrency } = fields;
  if (kind === 'BreadcrumbList' && itemListElement.length < 2)
    return [{ what: 'a trail of fewer than two steps', hint: 'Leave it out on the home page.' }];
  if (kind === 'Review' && !itemReviewed && within === undefined)
    return [{ what: 'a Review of nothing', hint: 'Say in itemReviewed what it is about.' }];
  const isPrice = ['price', 'minPrice', 'maxPrice'].some((name) => name in fields);
  return isPrice && !priceCurrency
    ? [{ what: 'a price without priceCurrency', hint: 'Write the three letters of ISO 4217.' }]
    : [];
}
