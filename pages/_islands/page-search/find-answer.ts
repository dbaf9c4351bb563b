import type { AnsweredQuestion } from '../../_content/search-answers.ts';
import { priceWords, questionWords, smallWords, timeWords } from '../../_content/search-words.ts';
import { splitWords, stem } from './search-terms.ts';

/**
 * The answer to a query that has all words of a question, and no word that makes it another one, at a
 * moment in milliseconds since 1970.
 */
export function findAnswer(
  query: string,
  answers: readonly AnsweredQuestion[],
  now: number,
): AnsweredQuestion | undefined {
  const said = splitWords(query);
  const words = new Set(said.map(stem));
  const telling = said.filter((word) => !smallWords.has(word)).map(stem);
  return answers.find(({ asks, answer, until = Infinity }) => {
    if (now >= until * 36e5) return false;
    const groups = asks.split(', ').map(wordsOf);
    const isAsked = groups.some((group) =>
      group.every((alternatives) => alternatives.some((word) => words.has(word))),
    );
    const known = new Set(groups.flat(2));
    return isAsked && telling.every((word) => known.has(word) || isWithoutSubject(word, answer));
  });
}

/** `price/cost mailbox`: for each word its alternatives. */
function wordsOf(group: string): readonly (readonly string[])[] {
  return group.split(' ').map((word) => word.split('/').map(stem));
}

function isWithoutSubject(word: string, answer: string): boolean {
  if (/\$|price/.test(answer) && priceWords.has(word)) return true;
  if (/[AP]M\b|day/.test(answer) && timeWords.has(word)) return true;
  return questionWords.has(word) || /^\d+$/.test(word);
}
