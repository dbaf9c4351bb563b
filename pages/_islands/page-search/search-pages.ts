import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry } from '#authoring';
import type { AnsweredQuestion } from '../../_content/search-answers.ts';
import type { Synonym } from '../../_content/search-words.ts';
import type { FoundTool } from '../tracking/carrier-links.ts';
import { findAnswer } from './find-answer.ts';
import { answerNumber } from './search-number.ts';
import { splitWords, stem, termGroups } from './search-terms.ts';

/** A piece of a text, and whether it matches the query. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A page that was found. */
export interface FoundPage {
  readonly address: string;
  readonly title: readonly MarkedText[];
  readonly description: readonly MarkedText[];
  /** A heading of the page that matches, where title and description do not. */
  readonly more: readonly MarkedText[];
}

export interface Found {
  /** Where the query is a question that the facts answer. */
  readonly answer: string | undefined;
  /** Where a page, or a carrier's, has a tool for it. */
  readonly tools: readonly FoundTool[];
  /** The best first. */
  readonly pages: readonly FoundPage[];
}

export type SearchPages = (query: string) => Found;

export interface SearchWords {
  readonly synonyms: readonly Synonym[];
  readonly answers: readonly AnsweredQuestion[];
}

const boost = { title: 5, address: 4, headings: 3, description: 2, words: 1 };

/** Makes the pages of the index searchable: by beginnings of words, and with one letter wrong or two swapped if nothing is right. */
export function createSearch(
  entries: readonly SearchEntry[],
  { synonyms, answers }: SearchWords,
): SearchPages {
  const engine = new MiniSearch<SearchEntry>({
    idField: 'address',
    fields: Object.keys(boost),
    tokenize: (text) => [...splitWords(text)],
    processTerm: stem,
    searchOptions: { boost, prefix: true },
  });
  engine.addAll(entries);
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  const find = (query: string): readonly SearchResult[] => {
    for (const attempt of attempts(termGroups(query, synonyms))) {
      const results = engine.search(attempt);
      if (results.length > 0) return results;
    }
    return [];
  };
  return (typed) => {
    const { query = typed, ...known } = answerNumber(typed) ?? {};
    const { href, answer, tool } = findAnswer(query, answers, Date.now()) ?? {};
    const tools = tool && href ? [{ title: tool, href }] : [];
    const results = find(query);
    const addresses = new Set(
      [...(href ? [href] : []), ...results.map(({ id }) => id)].map(pageOf),
    );
    const terms = new Set(results.flatMap((result) => result.terms));
    const pages = [...addresses].flatMap((address) => {
      const entry = byAddress.get(address);
      return entry ? [toFound(entry, terms)] : [];
    });
    return { answer, tools, ...known, pages };
  };
}

/** The page of an address, without what to choose there and the place on it. */
function pageOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** Stricter ones first: a slip of the pen counts only where nothing is written so. */
function attempts(groups: readonly (readonly string[])[]): readonly Query[] {
  if (groups.length === 0) return [];
  const queries = groups.map((group): Query => ({ queries: [...group], combineWith: 'OR' }));
  const fuzzy = (term: string): number | false => term.length > 3 && 1;
  const misspelled = groups.map((group): Query => {
    const swapped = group.filter((term) => term.length > 3).flatMap(swapLetters);
    return { queries: [{ queries: [...group], fuzzy }, ...swapped], combineWith: 'OR' };
  });
  return [
    { queries, combineWith: 'AND' },
    { queries: misspelled, combineWith: 'AND' },
    { queries: misspelled, combineWith: 'OR' },
  ];
}

/** A word with each two neighbors in the other order: `noatry` for `notary` would be two letters wrong. */
function swapLetters(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function toFound(entry: SearchEntry, matches: ReadonlySet<string>): FoundPage {
  const title = mark(entry.title.replace(/ \| .*$/, ''), matches);
  const description = mark(entry.description, matches);
  const isSeen = [...title, ...description].some(({ isMatch }) => isMatch);
  const more = isSeen ? undefined : matchingHeading(entry, matches);
  return { address: entry.address, title, description, more: more ?? [] };
}

function matchingHeading({ headings }: SearchEntry, matches: ReadonlySet<string>) {
  return headings
    .map((text) => mark(text, matches))
    .find((pieces) => pieces.some(({ isMatch }) => isMatch));
}

function mark(text: string, matches: ReadonlySet<string>): readonly MarkedText[] {
  const pieces = text.split(/([\p{L}\p{N}]{2,})/u).filter((piece) => piece !== '');
  return pieces.map((piece) => ({ text: piece, isMatch: matches.has(stem(piece.toLowerCase())) }));
}
