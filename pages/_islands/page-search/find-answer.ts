import type { AnsweredQuestion } from '../../_content/search-answer.ts';
import { smallWords } from '../../_content/search-words.ts';
import { splitWords, stem } from './search-terms.ts';

/**
 * The answer to a query: the query has every word of one of its groups, one of the words that have to
 * be with them, and no word that the answer does not know.
 */
export function findAnswer(
  query: string,
  answers: readonly AnsweredQuestion[],
): AnsweredQuestion | undefined {
  const said = splitWords(query);
  const words = said.map(stem);
  const telling = said.filter((word) => !smallWords.has(word)).map(stem);
  return answers.find(({ asks, with: more = '', also = '' }) => {
    const groups = asks.map(stems);
    const one = stems(more);
    const known = new Set([...groups.flat(), ...one, ...stems(also)]);
    const isAsked = groups.some((group) => group.every((word) => words.includes(word)));
    const hasOne = one.length === 0 || one.some((word) => words.includes(word));
    return isAsked && hasOne && telling.every((word) => known.has(word));
  });
}

function stems(text: string): readonly string[] {
  return splitWords(text).map(stem);
}
