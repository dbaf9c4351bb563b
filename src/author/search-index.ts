import { withBase } from './address.ts';

/** One page in the search index that browsers load. */
export interface SearchEntry {
  /** Includes the base path of the site. */
  readonly address: string;
  /** The title in the page's `meta`. */
  readonly title: string;
  /** The description in the page's `meta`. */
  readonly description: string;
  /** The texts of its headings, in order. */
  readonly headings: readonly string[];
  /** Other words on the page, each once, in lower case, separated by spaces. */
  readonly words: string;
}

/**
 * The URL of the search index, for use in markup. The build replaces it with the final URL, which
 * contains a hash of all pages.
 */
export const searchIndex = withBase('/assets/search-index.json');
