import { hash } from 'node:crypto';
import { type SearchEntry, searchIndex } from '../author/search-index.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import type { Report } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isIndexed, outputPathOf } from '../routes/route.ts';
import { textOf } from './html/page-text.ts';
import type { RenderedPage } from './render-page.tsx';

/** A limit that keeps the index of a large site small enough for a phone. */
const wordsPerPage = 90;

interface SearchIndexerOptions {
  readonly isWanted?: boolean | undefined;
  /** The base path of the site. */
  readonly base?: string;
}

/**
 * Builds an index of all listed pages for a search in the browser, if the site wants one. Receives
 * each page once, and returns the files that are ready to be written.
 */
export function createSearchIndexer({ isWanted = false, base = '' }: SearchIndexerOptions) {
  const pages: CountedPage[] = [];
  const waiting: OutputFile[] = [];
  /** Returns nothing for a page that links to the index: it has to wait until the index has its final URL. */
  const add = (page: RenderedPage): readonly OutputFile[] => {
    if (isWanted && isIndexed(page.route)) pages.push(countWords(page, base));
    const file = { path: outputPathOf(page.route.address), contents: page.html };
    if (!page.html.includes(searchIndex)) return [file];
    waiting.push(file);
    return [];
  };
  /** Returns the index, and the pages that link to it. */
  const finish = (report: Report): readonly OutputFile[] => {
    if (!isWanted) {
      if (waiting.length > 0) report(notWanted(waiting));
      return waiting;
    }
    // Pages arrive in any order, but the index must be deterministic.
    pages.sort(({ address: a }, { address: b }) => (a < b ? -1 : 1));
    const contents = JSON.stringify(toEntries(pages));
    const mark = hash('sha256', contents).slice(0, 8).toUpperCase();
    const url = searchIndex.replace('.json', `-${mark}.json`);
    const finished = waiting.map(({ path, contents }) => ({
      path,
      contents: String(contents).replaceAll(searchIndex, url),
    }));
    return [{ path: url.slice(1), contents }, ...finished];
  };
  return { add, finish };
}

/** In lower case and in order. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

type CountedPage = Omit<SearchEntry, 'words'> & { readonly counts: ReadonlyMap<string, number> };

function countWords({ route, scan, content }: RenderedPage, base: string): CountedPage {
  const { address, meta } = route;
  const { title, description } = meta;
  const headings = scan.headings.map(({ text }) => text.trim());
  const known = new Set(wordsIn([title, description, ...headings].join(' ')));
  const counts = new Map<string, number>();
  for (const word of wordsIn(textOf(content, ({ name }) => name === 'svg')))
    if (!known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { address: base + address, title, description, headings, counts };
}

function toEntries(pages: readonly CountedPage[]): readonly SearchEntry[] {
  const pagesByWord = new Map<string, number>();
  for (const { counts } of pages)
    for (const word of counts.keys()) pagesByWord.set(word, (pagesByWord.get(word) ?? 0) + 1);
  return pages.map(({ counts, ...entry }) => ({
    ...entry,
    words: mainWords(counts, (word) => pages.length / (pagesByWord.get(word) ?? 1)).join(' '),
  }));
}

/** The words that distinguish a page: frequent on it, and rare elsewhere (TF-IDF). Words that more than half of all pages use are left out. */
function mainWords(
  counts: ReadonlyMap<string, number>,
  rarityOf: (word: string) => number,
): readonly string[] {
  return [...counts]
    .map(([word, count]) => ({ word, rarity: rarityOf(word), count }))
    .filter(({ rarity }) => rarity >= 2)
    .sort((a, b) => b.count * Math.log(b.rarity) - a.count * Math.log(a.rarity))
    .slice(0, wordsPerPage)
    .map(({ word }) => word)
    .sort();
}

function notWanted(waiting: readonly OutputFile[]) {
  return {
    file: siteFile,
    message: `${waiting.map(({ path }) => path).join(' and ')} uses the search index, but the site has none.`,
    hint: 'Add `searchIndex: true` to defineSite({ ... }).',
  };
}
