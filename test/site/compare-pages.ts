import { likeness, type OwnWords, shingles, wordsOf } from './own-words.ts';

export interface ComparedPage extends OwnWords {
  readonly address: string;
}

/** How alike two pages are, from 0 to 1, and in a line what they share. */
export interface Comparison {
  readonly alike: number;
  readonly line: string;
}

const stretch = 5;
/** A passage of more words than this stands on one page alone. */
const longestRepeated = 12;

/** Every two pages, the most alike first. */
export function comparePages(pages: readonly ComparedPage[]): readonly Comparison[] {
  const sets = pages.map(({ address, text }) => ({ address, words: shingles(text, stretch) }));
  return sets
    .flatMap((one, index) => sets.slice(index + 1).map((other) => compare(one, other)))
    .sort((a, b) => b.alike - a.alike);
}

/** Each passage that stands on more than one page, after the addresses of the pages. */
export function repeatedPassages(pages: readonly ComparedPage[]): readonly string[] {
  const holders = new Map<string, Set<string>>();
  for (const { address, passages } of pages)
    for (const passage of passages.filter((text) => wordsOf(text).length > longestRepeated))
      holders.set(passage, (holders.get(passage) ?? new Set<string>()).add(address));
  return [...holders]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([passage, addresses]) => `${[...addresses].join(', ')}: “${passage}”`);
}

interface PageWords {
  readonly address: string;
  readonly words: ReadonlySet<string>;
}

function compare(one: PageWords, other: PageWords): Comparison {
  const alike = likeness(one.words, other.words);
  const shared = [...one.words].filter((words) => other.words.has(words)).slice(0, 6);
  const line = `${(alike * 100).toFixed(1)} % ${one.address} and ${other.address}: ${shared.join(' | ')}`;
  return { alike, line };
}
