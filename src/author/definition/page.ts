import type { Address, Alias, Href } from '../address.ts';

/** The schema.org type of a page's subject. */
export type SchemaType = 'LocalBusiness' | 'Service' | 'WebPage';

/** One step on the way from the home page to a page. */
export interface Breadcrumb {
  /** As the page shows it. */
  readonly name: string;
  /** The address of the step. */
  readonly url: Href;
}

/** A question that a page answers. */
export interface FaqItem {
  /** Plain text, as the page shows it. */
  readonly question: string;
  /** Plain text, as the page shows it. */
  readonly answer: string;
}

/** A `<meta>` for the head of a page, such as the tag that proves who owns the site. */
export type HeadMeta = { readonly content: string; readonly media?: string } & (
  | { readonly name: string }
  | { readonly property: string }
);

/** A `<link>` for the head of a page. The attributes have React's names. */
export interface HeadLink {
  /** How the target is related to the page, such as `alternate` or `me`. */
  readonly rel: string;
  /** The URL of the target. */
  readonly href: string;
  /** The media type of the target, such as `application/rss+xml`. */
  readonly type?: string;
  /** A name for the target, such as that of a feed. */
  readonly title?: string;
  /** The media query for which it applies. */
  readonly media?: string;
  /** The sizes of an icon, such as `32x32`. */
  readonly sizes?: string;
  /** The kind of file that a preload requests, such as `font` or `image`. */
  readonly as?: string;
  /** How the browser requests a target on another host. */
  readonly crossOrigin?: 'anonymous' | 'use-credentials';
}

/** The image that other sites show when a page is shared: https://ogp.me. An imported picture is one. */
export interface ShareImage {
  /** A path, with the base path of the site, or an `https:` URL. */
  readonly url: string;
  /** In pixels: with its size, platforms can show the image large before they have fetched it. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly alt?: string;
}

/** The `export const meta` of a page module. A page's address comes from its file path. */
export interface PageMeta {
  /** The page's `<title>`, which no other page may have. At most 150 characters, unless `checks` says otherwise. */
  readonly title: string;
  /** The text below the title in search results, which no other page may have. At most 500 characters. */
  readonly description: string;
  /** For `<meta name="keywords">`, which search engines ignore today. */
  readonly keywords?: readonly string[];
  /** The type of the page's subject, for the site's own `structuredData`. Default `WebPage`. */
  readonly schemaType?: SchemaType;
  /** The breadcrumbs after Home, which is added first. The last one is the page itself. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Only questions and answers that the page shows word for word. */
  readonly faqItems?: readonly FaqItem[];
  /** The language of the page as a BCP 47 tag, such as `es` or `pt-BR`. The default is the site's. */
  readonly lang?: string;
  /** The addresses of the same page in other languages. It is enough if one of them names the others. */
  readonly versions?: readonly Address[];
  /** The name of one of the site's `layouts`, or false for a page with its own `<main>` and nothing around it. */
  readonly layout?: string | false;
  /** The image for sharing, instead of one that the site draws: an imported picture, or its URL. */
  readonly image?: ShareImage | string;
  /** Elements for the head of this page only. The generator writes the common ones itself. */
  readonly head?: readonly (HeadMeta | HeadLink)[];
  /** Old addresses that redirect here. */
  readonly aliases?: readonly Alias[];
  /** False leaves the page out of the sitemap and asks search engines not to index it. Default true. */
  readonly listed?: boolean;
  /** Fields for the site's own code: `structuredData`, `ogImages`, and its checks. */
  readonly own?: OwnMeta;
}

/** The fields of `own`. A site adds its own by declaration merging; without them, any field is accepted. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging.
export interface OwnMeta {}

/** An entry of a `[slug].tsx` module, which becomes one page. */
export interface PageEntry {
  /** The end of the page's address: lower-case letters, digits, single hyphens, and slashes between parts. */
  readonly slug: string;
}
