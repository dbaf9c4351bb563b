import { normalizeText } from '../../core/text/normalize-text.ts';
import { isThing, withArticle } from '../../render/document/data-nodes.ts';
import type { DocumentCheck } from '../check-types.ts';
import { ancestorTypes } from './schema-org.ts';

/** How the values of a property look to a reader. */
type Look = (value: string) => (text: ShownText) => boolean;

interface ShownText {
  readonly squeezed: string;
  readonly digits: string;
  readonly amounts: ReadonlySet<number>;
  readonly times: ReadonlySet<string>;
}

const asWritten: Look = (value) => (text) => text.squeezed.includes(squeeze(value));
const asNumber: Look = (value) => (text) => text.amounts.has(Number(value));
const asTime: Look = (value) => (text) => text.times.has(value.slice(0, 5));
/** Without the code of the country, which is dialed and seldom written. */
const asPhone: Look = (value) => (text) =>
  text.digits.includes(value.replace(/\D/g, '').slice(-10));

/** By type and property, what a visitor must be able to read: Google tells nobody what a page does not show. */
const shown: Readonly<Record<string, Look>> = {
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

/** What structured data says stands on the page. */
export const visibleText: DocumentCheck = ({ nodes, text }, { policy, vocabulary }) => {
  // As stated, sources may contradict the page.
  if (policy !== 'resolved') return [];
  const page = toShownText(text);
  return nodes
    .filter(({ path }) => !path.endsWith('specialOpeningHoursSpecification'))
    .flatMap(({ types, fields }) => {
      const kinds = types.flatMap((type) => [...ancestorTypes(vocabulary, type)]);
      return Object.entries(fields).flatMap(([name, values]) => {
        const look = kinds.map((kind) => shown[`${kind}.${name}`]).find(Boolean);
        if (!look) return [];
        return values
          .filter((value) => !isThing(value) && !look(String(value))(page))
          .map((value) => ({
            what: `"${name}" of ${withArticle(types[0])} is ${JSON.stringify(value)}, which the page does not show`,
            hint: 'Show it, or leave it out of the structured data: both should come from one fact.',
          }));
      });
    });
};

function toShownText(text: string): ShownText {
  const plain = normalizeText(text);
  const numbers = plain.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  const clock = plain.matchAll(/\b(\d{1,2})(?::(\d\d))?\s?([AP])\.?M\b/gi);
  const written = plain.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s?[AP]\.?M)/gi);
  return {
    squeezed: squeeze(text),
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

/** Without spaces: tags may part what is read as one. */
function squeeze(text: string): string {
  return normalizeText(text).toLowerCase().replace(/\s/g, '');
}
