import type { Thing } from 'schema-dts';
import { type PageView, policy, type ReadingPolicy } from '#authoring';
import { breadcrumbThing } from './breadcrumb-thing.ts';
import { faqThing } from './faq-thing.ts';
import { reviewThings } from './review-things.ts';
import { serviceThing } from './service-thing.ts';
import { shortStoreThing, storeThing } from './store-thing.ts';
import { webpageThing } from './webpage-thing.ts';
import { websiteThing } from './website-thing.ts';

/**
 * The structured data of one page. The home page describes the website, because search engines look for
 * it there. Every page names the store, and the pages about the store describe all of it.
 * Unlisted pages have no structured data.
 */
export function structuredData(view: PageView, under: ReadingPolicy = policy): readonly Thing[] {
  const { schemaType, listed = true } = view.meta;
  if (!listed || view.address === '/404') return [];
  const things = [
    view.address === '/' ? websiteThing(view, under) : undefined,
    webpageThing(view),
    schemaType === 'LocalBusiness' ? storeThing(view, under) : shortStoreThing(view, under),
    schemaType === 'Service' ? serviceThing(view, under) : undefined,
    breadcrumbThing(view),
    faqThing(view, under),
    ...reviewThings(view),
  ];
  return things.filter((thing) => thing !== undefined);
}
