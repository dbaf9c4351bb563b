import type { SearchAnswer } from '../_content/search-answers.ts';
import { smallWords } from '../_content/search-words.ts';
import { splitWords, stem } from './search-terms.ts';

/** The answer to a query: the query has every word of one of its groups, and no word that it does not know. */
export function findAnswer(
  query: string,
  answers: readonly SearchAnswer[],
): SearchAnswer | undefined {
  const said = splitWords(query);
  const words = said.map(stem);
  const telling = said.filter((word) => !smallWords.has(word)).map(stem);
  return answers.find(({ asks, also = '' }) => {
    const groups = asks.map(stems);
    const known = new Set([...groups.flat(), ...stems(also)]);
    const isAsked = groups.some((group) => group.every((word) => words.includes(word)));
    return isAsked && telling.every((word) => known.has(word));
  });
}

function stems(text: string): readonly string[] {
  return splitWords(text).map(stem);
}
