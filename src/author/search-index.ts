import { escapeHtml } from '../core/text/html.ts';
import { withBase } from './base-path.ts';

/** What a search can know of a page: a line of the index that browsers load. */
export interface SearchEntry {
  /** With the base of the site, where it has one. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** What else stands on it, each word once in lower case, with a space between. */
  readonly words: string;
}

/** The words of a text, in lower case and in order. */
export function searchWordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** What can be read in a piece of HTML as React writes it; what is drawn is left out. */
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
 * Where the index is, as markup may name it. Its true name follows from the contents of all pages,
 * and is put in the place of this one once they are known.
 */
export const searchIndex = withBase('/assets/search-index.json');
