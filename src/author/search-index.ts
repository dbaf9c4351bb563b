import { escapeHtml } from '../core/text/html.ts';
import { withBase } from './base-path.ts';

/** One page in the search index that browsers load. */
export interface SearchEntry {
  /** Includes the base path of the site. */
  readonly address: string;
  /** Of the page's `meta`. */
  readonly title: string;
  /** Of the page's `meta`. */
  readonly description: string;
  /** The texts of its headings, in order. */
  readonly headings: readonly string[];
  /** Other words on the page, each once, in lower case, separated by spaces. */
  readonly words: string;
}

/** The words of a text, in lower case and in order. */
export function searchWordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** The text of some HTML that React wrote, without the text in drawings. */
export function readableText(html: string): string {
  return html
    .replace(/<svg\b.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters.get(entity) ?? entity);
}

const characters = new Map(
  ['&', '<', '>', '"', "'"].map((character) => [escapeHtml(character), character]),
);

/**
 * The URL of the search index, for use in markup. The build replaces it with the final URL, which
 * contains a hash of all pages.
 */
export const searchIndex = withBase('/assets/search-index.json');
