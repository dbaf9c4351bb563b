import type { Thing } from 'schema-dts';
import { type PageView, policy, type ReadingPolicy } from '#authoring';
import { breadcrumbThing } from './breadcrumb-thing.ts';
import { faqThing } from './faq-thing.ts';
import { reviewThings } from './review-things.ts';
import { serviceThing } from './service-thing.ts';
import { storeThing } from './store-thing.ts';
import { webpageThing } from './webpage-thing.ts';
import { websiteThing } from './website-thing.ts';

/**
 * The graph of one page. The site stands in full on the home page, where search engines look for it,
 * and the store on pages about the store; elsewhere both are pointed to. An unlisted page tells search
 * engines nothing.
 */
export function structuredData(view: PageView, under: ReadingPolicy = policy): readonly Thing[] {
  const { schemaType, listed = true } = view.meta;
  if (!listed || view.address === '/404') return [];
  const things = [
    view.address === '/' ? websiteThing(view, under) : undefined,
    webpageThing(view),
    schemaType === 'LocalBusiness' ? storeThing(view, under) : undefined,
    schemaType === 'Service' ? serviceThing(view, under) : undefined,
    breadcrumbThing(view),
    faqThing(view, under),
    ...reviewThings(view),
  ];
  return things.filter((thing) => thing !== undefined);
}
