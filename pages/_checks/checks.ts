import type { SiteDefinition } from '#authoring';
import { contradictions } from './contradictions.ts';
import { duplicateText } from './duplicate-text.ts';
import { hardCodedFacts } from './hard-coded-facts.ts';
import { readingGrade } from './reading-grade.ts';
import { similarPages } from './similar-pages.ts';
import { wording } from './wording.ts';

/** What every page must hold to. `npm run check` names the pages that do not. */
export const checks = {
  page: (page) =>
    page.isThorough ? [...wording(page), ...readingGrade(page), ...contradictions(page)] : [],
  site: (site) => [
    ...duplicateText(site),
    ...similarPages(site),
    ...(site.isThorough ? hardCodedFacts(site) : []),
  ],
  titleLength: [10, 70],
  descriptionLength: [70, 160],
  landmarks: ['banner', 'contentinfo', 'navigation'],
  omitted: {
    // The owner gave no coordinates and no price range. The rating is on the home page only, and
    // sample reviews are not published as data.
    LocalBusiness: ['geo', 'priceRange', 'aggregateRating', 'review', 'department'],
  },
} satisfies SiteDefinition['checks'];
