import type { SiteDefinition } from '#authoring';

/** What every page must hold to: `npm run check` tells where one does not. */
export const siteChecks = {
  titleLength: [10, 70],
  descriptionLength: [70, 160],
  landmarks: ['banner', 'contentinfo', 'navigation'],
  likeness: { pages: 0.04, openings: 0.15, passage: 12 },
  writtenFacts: {
    patterns: {
      price: /\$\s?\d/,
      'time of day': /\b\d{1,2}(:\d\d)?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b/i,
      'phone number': /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|tel:\+?\d/,
      ZIP: /\b28[34]\d\d\b|\b[A-Z]{2} \d{5}\b/,
      distance: /\d[\d.]*[\s-]*(miles?|mi)\b/i,
      'drive time': /\d[\s-]*(minutes?|mins?)\b/i,
      'founding year': /\bsince (19|20)\d\d\b/i,
    },
    // The facts themselves, what reckons with them, and how structured data writes them.
    files: /^(?!_(?:store|clock|schema)\/|_site|\.\.)/,
  },
  leftOut: {
    // Nobody has given coordinates or a range of prices. The rating stands on the home page alone;
    // reviews are samples, which nobody but a reader is told.
    LocalBusiness: ['geo', 'priceRange', 'aggregateRating', 'review', 'department'],
  },
} satisfies SiteDefinition['checks'];
