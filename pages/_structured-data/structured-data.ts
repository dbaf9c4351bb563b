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
 * The structured data of one page. The home page describes the website, because search engines look for
 * it there, and the pages about the store describe the store. Other pages refer to both by their ids.
 * Unlisted pages have no structured data.
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
