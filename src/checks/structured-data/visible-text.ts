import { normalizeText } from '../../core/text.ts';
import { isObject } from '../../core/values.ts';
import { ancestorTypes, type CheckedDocument, type PageRule } from '../rule.ts';

/** Tests whether a page shows the value of a property. */
type Matcher = (value: string) => (text: ShownText) => boolean;

interface ShownText {
  readonly withoutSpaces: string;
  readonly digits: string;
  readonly amounts: ReadonlySet<number>;
  readonly times: ReadonlySet<string>;
}

const asWritten: Matcher = (value) => (text) => text.withoutSpaces.includes(withoutSpaces(value));
const asNumber: Matcher = (value) => (text) => text.amounts.has(Number(value));
const asTime: Matcher = (value) => (text) => text.times.has(value.slice(0, 5));
/** Ignores the country code, which pages seldom show. */
const asPhone: Matcher = (value) => (text) =>
  text.digits.includes(value.replace(/\D/g, '').slice(-10));

/** What a page must show, by type and property: Google ignores structured data that visitors cannot see. */
const matchers: Readonly<Record<string, Matcher>> = {
  'Question.name': asWritten,
  'Answer.text': asWritten,
  'ListItem.name': asWritten,
  'Review.reviewBody': asWritten,
  'Person.name': asWritten,
  'Offer.price': asNumber,
  'PriceSpecification.price': asNumber,
  'PriceSpecification.minPrice': asNumber,
  'PriceSpecification.maxPrice': asNumber,
  'AggregateRating.ratingValue': asNumber,
  'AggregateRating.reviewCount': asNumber,
  'OpeningHoursSpecification.opens': asTime,
  'OpeningHoursSpecification.closes': asTime,
  'LocalBusiness.telephone': asPhone,
  'LocalBusiness.faxNumber': asPhone,
  'LocalBusiness.email': asWritten,
  'LocalBusiness.foundingDate': asNumber,
  'PostalAddress.streetAddress': asWritten,
  'PostalAddress.addressLocality': asWritten,
  'PostalAddress.postalCode': asWritten,
  'Place.name': asWritten,
};

/** The page shows what its structured data says. */
export const visibleText: PageRule<CheckedDocument> = (
  { data: { nodes }, text },
  { policy, vocabulary },
) => {
  // In an `as-stated` build, sources may contradict the page.
  if (policy !== 'resolved') return [];
  const page = toShownText(text);
  return nodes
    .filter(({ path }) => !path.endsWith('specialOpeningHoursSpecification'))
    .filter(({ fields }) => !fields['item']?.some(isHome))
    .flatMap(({ types, fields }) => {
      const kinds = types.flatMap((type) => [...ancestorTypes(vocabulary, type)]);
      return Object.entries(fields).flatMap(([name, values]) => {
        const matcher = kinds.map((kind) => matchers[`${kind}.${name}`]).find(Boolean);
        if (!matcher) return [];
        return values
          .filter((value) => !isObject(value) && !matcher(String(value))(page))
          .map((value) => ({
            message: `${types[0]}.${name} is ${JSON.stringify(value)} in the structured data but isn't shown on the page.`,
            hint: 'Show it on the page or remove it from the data. Both should read the same fact.',
          }));
      });
    });
};

/** A trail starts at the home page, whose name visitors may know only from a logo or the word "Home". */
function isHome(item: unknown): boolean {
  return typeof item === 'string' && URL.canParse(item) && new URL(item).pathname === '/';
}

function toShownText(text: string): ShownText {
  const plain = normalizeText(text);
  const numbers = plain.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  const clock = plain.matchAll(/\b(\d{1,2})(?::(\d\d))?\s?([AP])\.?M\b/gi);
  const written = plain.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s?[AP]\.?M)/gi);
  return {
    withoutSpaces: withoutSpaces(text),
    digits: plain.replace(/\D/g, ''),
    amounts: new Set(numbers.map((number) => Number(number.replaceAll(',', '')))),
    times: new Set([
      ...[...clock].map(([, hour, minute = '00', half]) => toTime(Number(hour), minute, half)),
      ...[...written].map(([, hour, minute = '00']) => toTime(Number(hour), minute, undefined)),
    ]),
  };
}

/** `6:00 PM` as `18:00`. */
function toTime(hour: number, minute: string, half: string | undefined): string {
  const hours = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Removes spaces, because a tag inside a phrase becomes a space. */
function withoutSpaces(text: string): string {
  return normalizeText(text).toLowerCase().replace(/\s/g, '');
}
