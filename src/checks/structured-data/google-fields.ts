import { type DataNode, withArticle } from '../../render/document/document-texts.ts';
import { ancestorTypes, type CheckedDocument, type PageFault, type PageRule } from '../rule.ts';

interface FieldRule {
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  /** At least one field of each list is required. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Whether the rule applies only to items at the top level. */
  readonly isForTop?: true;
}

/**
 * What Google requires and recommends for the items that it shows, according to its guides
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). Service has
 * no guide, but is useless without a name and a provider.
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

/** An item has the fields that Google requires, and the recommended fields that the site can fill in. */
export const googleFields: PageRule<CheckedDocument> = (
  { data: { nodes } },
  { vocabulary, checks: { omitted = {} } },
) =>
  nodes.flatMap((node) => {
    const kinds = node.types.flatMap((type) => [...ancestorTypes(vocabulary, type)]);
    return [...new Set(kinds)].flatMap((kind) => {
      const rule = rules[kind];
      const applies = rule && !(rule.isForTop && node.path !== '');
      return applies ? missingFields(node, kind, rule, omitted[kind] ?? []) : [];
    });
  });

function missingFields(
  node: DataNode,
  kind: string,
  { required = [], recommended = [], oneOf = [] }: FieldRule,
  omitted: readonly string[],
): ReturnType<PageRule<CheckedDocument>> {
  const has = (field: string): boolean => (node.fields[field] ?? []).length > 0;
  const missing = [
    ...required.filter((field) => !has(field)),
    ...oneOf.filter((fields) => !fields.some(has)).map((fields) => fields.join(' or ')),
  ];
  const missingRecommended = recommended.filter((field) => !has(field) && !omitted.includes(field));
  const faults = (fields: readonly string[], hint: string): readonly PageFault[] =>
    fields.map((field) => ({ message: `${withArticle(kind)} has no ${field}.`, hint }));
  return [
    ...faults(missing, `Google requires it. If it is not known, leave out the whole ${kind}.`),
    ...faults(
      missingRecommended,
      `Google recommends it. If you cannot provide it, add it to \`checks.omitted.${kind}\` in the site definition.`,
    ),
    ...[dependentFault(node, kind)].flat(),
  ];
}

/** Requirements that depend on other fields. */
function dependentFault({ fields, within }: DataNode, kind: string): PageFault | [] {
  const { itemListElement = [], itemReviewed, priceCurrency } = fields;
  if (kind === 'BreadcrumbList' && itemListElement.length < 2)
    return {
      message: 'a BreadcrumbList has fewer than two breadcrumbs.',
      hint: 'Leave it out on the home page.',
    };
  if (kind === 'Review' && !itemReviewed && within === undefined)
    return {
      message: 'a Review has no itemReviewed.',
      hint: 'Set itemReviewed to what the review is about.',
    };
  const isPrice = ['price', 'minPrice', 'maxPrice'].some((name) => name in fields);
  return isPrice && !priceCurrency
    ? { message: 'a price has no priceCurrency.', hint: 'Add its ISO 4217 code, such as USD.' }
    : [];
}
