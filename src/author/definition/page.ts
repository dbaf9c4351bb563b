import type { Address, Alias, Href } from '../address.ts';

/** The schema.org type of a page's subject. */
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

/** A `<meta>` for the head of a page, such as the tag that proves who owns the site. */
export type HeadMeta = { readonly content: string; readonly media?: string } & (
  | { readonly name: string }
  | { readonly property: string }
);

/** A `<link>` for the head of a page. The attributes have React's names. */
export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
  readonly media?: string;
  readonly sizes?: string;
  readonly as?: string;
  readonly crossOrigin?: 'anonymous' | 'use-credentials';
}

/** The `export const meta` of a page module. A page's address comes from its file path. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** What the page is about, for the site's own `structuredData`. Default `WebPage`. */
  readonly schemaType?: SchemaType;
  /** The breadcrumbs after Home, which is added first. The last one is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly services?: readonly string[];
  readonly areaServed?: readonly string[];
  /** Only questions and answers that the page shows word for word. */
  readonly faqItems?: readonly FaqItem[];
  readonly reviewItems?: readonly ReviewItem[];
  /** The language of the page as a BCP 47 tag, such as `es` or `pt-BR`. The default is the site's. */
  readonly lang?: string;
  /** The addresses of the same page in other languages. One of them has to name the others, not each. */
  readonly versions?: readonly Address[];
  /** Elements for the head of this page alone. The generator writes the common ones itself. */
  readonly head?: readonly (HeadMeta | HeadLink)[];
  /** Old addresses that redirect here. */
  readonly aliases?: readonly Alias[];
  /** False leaves the page out of the sitemap and asks search engines not to index it. Default true. */
  readonly listed?: boolean;
}

/** An entry of a `[slug].tsx` module, which becomes one page. */
export interface PageEntry {
  readonly slug: string;
}
