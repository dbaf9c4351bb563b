import type { PageView } from 'typed-pages';
import { address, hours, name, phone } from './_facts.ts';
import { days } from './_hours/open-status.ts';

/** What search engines learn about the shop: https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function business({ origin, url }: PageView) {
  const { street, city, region, postalCode } = address.chosen;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: name.chosen,
    url,
    telephone: phone.chosen,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: hours.chosen.flatMap((day, index) =>
      day && days[index]
        ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: days[index], ...day }]
        : [],
    ),
  } as const;
}
