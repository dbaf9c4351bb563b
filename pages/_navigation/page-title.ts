import { read } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';

/** What a page is called in a browser's tab and in search results: its own words, then the store. */
export function pageTitle(words: string): string {
  return `${words} | ${read(storeName, 'structured data')}`;
}
