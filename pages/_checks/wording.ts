import type { CheckedPage, Problem } from '#authoring';
import { type AvoidedWord, avoidedWords } from './avoided-words.ts';
import { sentencesIn } from './sentences.ts';
import { normalizeText } from './words.ts';

/** No text of a page uses a word that the store avoids. */
export function wording({ file, texts }: CheckedPage): readonly Problem[] {
  const sentences = [...new Set(texts.flatMap(sentencesIn))];
  return sentences.flatMap((sentence) =>
    avoidedWords.flatMap((rule) => {
      const found = wordsAvoidedIn(sentence, rule);
      if (!found) return [];
      const { word, offset } = found;
      return {
        file,
        message: `"${word}" in "${sentence.replace(/\.$/, '')}".`,
        hint: rule.say,
        needles: [sentence, ...[4, 3, 2].map((count) => around(sentence, offset, count))],
      };
    }),
  );
}

/** The first words of a sentence that a rule rejects, and where they are. */
export function wordsAvoidedIn(
  sentence: string,
  { avoid, except }: AvoidedWord,
): { readonly word: string; readonly offset: number } | undefined {
  const plain = normalizeText(sentence);
  // The replacement has the same length, so that offsets stay correct.
  const masked = except ? plain.replace(except, (exempt) => '\0'.repeat(exempt.length)) : plain;
  const match = avoid.exec(masked);
  return match ? { word: match[0], offset: match.index } : undefined;
}

/** A few words around an offset. A line of source code may contain them, but not the whole sentence. */
function around(sentence: string, offset: number, count: number): string {
  const words = sentence.split(' ');
  const at = sentence.slice(0, offset).split(' ').length - 1;
  const first = Math.max(0, Math.min(at, words.length - count));
  return words
    .slice(first, first + count)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
}
