import type { Alias, Href } from '../address.ts';

/** What a page is to a search engine; decides which structured data its site adds. */
export type SchemaType = 'LocalBusiness' | 'Service' | 'WebPage';

export interface Breadcrumb {
  readonly name: string;
  readonly url: Href;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

export interface ReviewItem {
  readonly title: string;
  readonly review: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

/** What a page module says of itself in `export const meta`. Its address comes from its file's path. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly schemaType: SchemaType;
  /** The trail after Home, which is always put before it; the last one is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly services?: readonly string[];
  readonly areaServed?: readonly string[];
  /** Shown on the page word for word: what is not shown may not be declared. */
  readonly faqItems?: readonly FaqItem[];
  readonly reviewItems?: readonly ReviewItem[];
  /** Old addresses that lead here. */
  readonly aliases?: readonly Alias[];
  /** False keeps the page out of the sitemap and asks search engines not to index it. Default true. */
  readonly listed?: boolean;
}

/** One of the things that a `[slug].tsx` module makes a page of. */
export interface PageEntry {
  readonly slug: string;
}
