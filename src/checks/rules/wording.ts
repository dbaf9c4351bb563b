import type { WordRule } from '../../author/definition/check-options.ts';
import { normalizeText } from '../../core/text/normalize-text.ts';
import { sentencesIn, textsInData, textsInHtml } from '../../render/document/document-texts.ts';
import type { DocumentCheck } from '../check-types.ts';

/** No text of a page uses a word that the site avoids: see `WordRule`. */
export const wording: DocumentCheck = ({ html, nodes }, { rules: { wording: words } }) => {
  if (!words) return [];
  const texts = [...textsInHtml(html), ...textsInData(nodes)].map(({ text }) => text);
  const sentences = [...new Set(texts.flatMap(sentencesIn))];
  return sentences.flatMap((sentence) =>
    words.flatMap((rule) => {
      const found = wordsAvoidedIn(sentence, rule);
      if (!found) return [];
      const { word, offset } = found;
      return [
        {
          what: `"${word}" in "${sentence.replace(/\.$/, '')}"`,
          hint: rule.say,
          needles: [sentence, ...[4, 3, 2].map((count) => around(sentence, offset, count))],
        },
      ];
    }),
  );
};

/** The first words of a sentence that a rule rejects, and where they are. */
export function wordsAvoidedIn(
  sentence: string,
  { avoid, except }: WordRule,
): { readonly word: string; readonly offset: number } | undefined {
  const plain = normalizeText(sentence);
  // As long as what it replaces, so that offsets stay.
  const open = except ? plain.replace(except, (right) => '\0'.repeat(right.length)) : plain;
  const match = avoid.exec(open);
  return match ? { word: match[0], offset: match.index } : undefined;
}

/** So many words of a sentence around an offset: a line of a module may hold them where it does not hold the sentence. */
function around(sentence: string, offset: number, count: number): string {
  const words = sentence.split(' ');
  const at = sentence.slice(0, offset).split(' ').length - 1;
  const first = Math.max(0, Math.min(at, words.length - count));
  return words
    .slice(first, first + count)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
}
