import type { SiteDefinition } from '#authoring';
import { wording } from './_wording.ts';

/** What every page must hold to. `npm run check` names the pages that do not. */
export const siteChecks = {
  titleLength: [10, 70],
  descriptionLength: [70, 160],
  landmarks: ['banner', 'contentinfo', 'navigation'],
  similarity: { pages: 0.04, intros: 0.15, passage: 12 },
  wording,
  reading: { grade: 8, sentenceWords: 20 },
  hardCodedFacts: {
    patterns: {
      price: /\$\s?\d/,
      'time of day': /\b\d{1,2}(:\d\d)?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b/i,
      'phone number': /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|tel:\+?\d/,
      ZIP: /\b28[34]\d\d\b|\b[A-Z]{2} \d{5}\b/,
      distance: /\d[\d.]*[\s-]*(miles?|mi)\b/i,
      'drive time': /\d[\s-]*(minutes?|mins?)\b/i,
      'founding year': /\bsince (19|20)\d\d\b/i,
    },
    // Not the facts themselves, the modules that compute with them, or those that write structured data.
    files: /^(?!_(?:facts|clock|navigation|structured-data)\/|_site|_wording|\.\.)/,
  },
  omitted: {
    // The owner gave no coordinates and no price range. The rating is on the home page only, and
    // sample reviews are not published as data.
    LocalBusiness: ['geo', 'priceRange', 'aggregateRating', 'review', 'department'],
  },
} satisfies SiteDefinition['checks'];
