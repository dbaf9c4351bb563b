import type { Problem } from '../../core/problem.ts';
import type { PageMeta } from './page.ts';

export type { Problem };

/** The site being built, for its own code. */
export interface SiteView {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** Whether an address belongs to a page or an alias. Fragments and queries are ignored. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
}

/** A page, for the site's own code: for instance, to describe it as structured data. */
export interface PageView extends SiteView {
  /** Its path, such as `/about`. */
  readonly address: string;
  /** The canonical URL: origin and address. */
  readonly url: string;
  /** The page's own `meta`. */
  readonly meta: PageMeta;
  /** The `name` of the site. */
  readonly siteName: string;
  /** The language of the page: its own, or the site's. */
  readonly language: string;
}

/** A heading of a page. */
export interface Heading {
  /** From 1, for an h1, to 6. */
  readonly level: number;
  /** Its text. */
  readonly text: string;
}

/** A rendered page, for the site's own check of pages. */
export interface CheckedPage extends PageView {
  /** Its module in the pages folder, which is the `file` of most problems. */
  readonly file: string;
  /** Whether `site check` runs, and not a build: leave slow work to it. */
  readonly isThorough: boolean;
  /** The whole document. */
  readonly html: string;
  /** The page's own HTML, without the layout. */
  readonly content: string;
  /** Its own headings, in order. */
  readonly headings: readonly Heading[];
  /** The targets of its own links, images, and forms, without the base path of the site. */
  readonly links: readonly string[];
  /**
   * Everything that the document says: paragraphs, headings, cells, drawings, labels, alt texts, its
   * title and description, and the texts of its structured data. Some are there twice.
   */
  readonly texts: readonly string[];
}

/** A page, as it is known after all pages have been rendered. */
export interface PageRecord {
  /** Its path, such as `/about`. */
  readonly address: string;
  /** Its module in the pages folder, which is the `file` of most problems. */
  readonly file: string;
  /** The title in its meta. */
  readonly title: string;
  /** The description in its meta. */
  readonly description: string;
  /** Its own language, or the site's. */
  readonly language: string;
  /** Whether search engines list it. */
  readonly isListed: boolean;
  /** Its own headings, in order. */
  readonly headings: readonly Heading[];
  /** The targets of its own links, images, and forms, without the base path of the site. */
  readonly links: readonly string[];
  /** The ids of its own elements. */
  readonly ids: ReadonlySet<string>;
  /**
   * Its own text: paragraphs, list items, table cells, and the text between them. Hidden elements,
   * `<nav>`, `<form>`, and elements with `data-shared` are left out: other pages may repeat them.
   */
  readonly paragraphs: readonly string[];
}

/** A module of the pages folder. */
export interface SourceModule {
  /** Relative to the pages folder. */
  readonly file: string;
  /** Its compiled code: plain JavaScript, in which the texts of elements are string literals. */
  readonly code: string;
}

/** A rendered site, for the site's own check of all pages together. */
export interface CheckedSite extends SiteView {
  /** Whether `site check` runs, and not a build: leave slow work to it. */
  readonly isThorough: boolean;
  /** False if a page is missing because of other problems. */
  readonly isComplete: boolean;
  /** All pages that could be rendered. */
  readonly pages: readonly PageRecord[];
  /** The modules that the pages and the layout import, style sheets and images left out. */
  readonly modules: readonly SourceModule[];
}
