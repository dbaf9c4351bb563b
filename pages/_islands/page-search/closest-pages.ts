import { distance } from 'fastest-levenshtein';
import { swapLetters } from './swap-letters.ts';

export interface NamedPage {
  readonly title: string;
  readonly href: string;
}

/** Less alike than this are two words that have nothing to do with each other. */
const alike = 0.7;

/**
 * The pages whose addresses come closest to one that does not exist, the best first: by the words
 * that they share, mistakes allowed, where a word that few pages have counts for more.
 */
export function closestPages(
  path: string,
  pages: readonly NamedPage[],
  count: number,
): readonly NamedPage[] {
  const asked = addressWords(path);
  const known = pages.map((page) => ({ page, words: addressWords(page.href) }));
  const weightOf = (word: string): number =>
    Math.log(1 + pages.length / known.filter(({ words }) => words.includes(word)).length);
  const scored = known.map(({ page, words }) => ({
    page,
    score: asked
      .map((word) => Math.max(0, ...words.map((one) => likeness(word, one) * weightOf(one))))
      .reduce((sum, value) => sum + value, 0),
    steps: page.href.startsWith(path) ? 0 : distance(path, page.href),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.steps - b.steps)
    .slice(0, count)
    .map(({ page }) => page);
}

/** `/Old/Fed%20Ex.html` has `old`, `fed` and `ex`. */
export function addressWords(path: string): readonly string[] {
  const plain = decode(path)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** 1 where two words are one, 0 where nobody would take one for the other. */
function likeness(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > 3 && long.startsWith(short)) return short === long ? 1 : 0.9;
  const wrong = swapLetters(one).includes(other) ? 1 : distance(one, other);
  const value = 1 - wrong / long.length;
  return value >= alike ? value : 0;
}
