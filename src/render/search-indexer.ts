import { createHash } from 'node:crypto';
import {
  readableText,
  type SearchEntry,
  searchIndex,
  searchWordsOf,
} from '../author/search-index.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isIndexed } from '../routes/route.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Sees each page once, and gives the files that are ready to be stored. */
export interface SearchIndexer {
  /** None where the page names the index: it waits until the index has its name. */
  readonly add: (page: RenderedPage) => readonly OutputFile[];
  /** The index, and the pages that waited for it. */
  readonly finish: (report: Report) => readonly OutputFile[];
}

/** Of each page, so that the index of a large site can still be loaded by a telephone. */
const wordsPerPage = 90;

export interface SearchIndexerOptions {
  readonly isWanted?: boolean | undefined;
  /** What comes before every path of the site. */
  readonly base?: string;
}

/** Makes an index of all listed pages for a search in the browser, if the site wants one. */
export function createSearchIndexer({
  isWanted = false,
  base = '',
}: SearchIndexerOptions): SearchIndexer {
  const pages: CountedPage[] = [];
  const waiting: OutputFile[] = [];
  const add = (page: RenderedPage): readonly OutputFile[] => {
    if (isWanted && isIndexed(page.route)) pages.push(countWords(page, base));
    const file = { path: page.route.outputPath, contents: page.html };
    if (!page.html.includes(searchIndex)) return [file];
    waiting.push(file);
    return [];
  };
  const finish = (report: Report): readonly OutputFile[] => {
    if (!isWanted) {
      if (waiting.length > 0) report(notWanted(waiting));
      return waiting;
    }
    // Pages come in any order, and the index is to be the same.
    pages.sort(({ address: a }, { address: b }) => (a < b ? -1 : 1));
    const contents = JSON.stringify(toEntries(pages));
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
    const url = searchIndex.replace('.json', `-${hash}.json`);
    const named = waiting.map(({ path, contents }) => ({
      path,
      contents: String(contents).replaceAll(searchIndex, url),
    }));
    return [{ path: url.slice(1), contents }, ...named];
  };
  return { add, finish };
}

type CountedPage = Omit<SearchEntry, 'words'> & { readonly counts: ReadonlyMap<string, number> };

function countWords({ route, scan, content }: RenderedPage, base: string): CountedPage {
  const { address, meta } = route;
  const { title, description } = meta;
  const headings = scan.headings.map(({ text }) => text.trim());
  const known = new Set(searchWordsOf([title, description, ...headings].join(' ')));
  const counts = new Map<string, number>();
  for (const word of searchWordsOf(readableText(content)))
    if (!known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { address: base + address, title, description, headings, counts };
}

function toEntries(pages: readonly CountedPage[]): readonly SearchEntry[] {
  const holders = new Map<string, number>();
  for (const { counts } of pages)
    for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return pages.map(({ counts, ...entry }) => ({
    ...entry,
    words: mainWords(counts, (word) => pages.length / (holders.get(word) ?? 1)).join(' '),
  }));
}

/** Those that tell a page from others: often on it, and on few besides. What half of all pages hold tells nothing. */
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
    message: `${waiting.map(({ path }) => path).join(' and ')} names the search index, and the site makes none.`,
    hint: 'Add searchIndex: true to defineSite({ ... }).',
  };
}
