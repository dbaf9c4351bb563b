import type { WordRule } from '../../author/definition/check-options.ts';
import { normalizeText } from '../../core/text/normalize-text.ts';
import { sentencesIn, textsInData, textsInHtml } from '../../render/document/document-texts.ts';
import type { DocumentCheck } from '../check-types.ts';

/** No text of a page uses a word that the site avoids: see `WordRule`. */
export const wording: DocumentCheck = ({ html, nodes }, { siteChecks: { wording: words } }) => {
  if (!words) return [];
  const texts = [...textsInHtml(html), ...textsInData(nodes)];
  const sentences = [...new Set(texts.flatMap(sentencesIn))];
  return sentences.flatMap((sentence) =>
    words.flatMap((rule) => {
      const found = wordsAvoidedIn(sentence, rule);
      if (!found) return [];
      const { word, offset } = found;
      return {
        what: `"${word}" in "${sentence.replace(/\.$/, '')}"`,
        hint: rule.say,
        needles: [sentence, ...[4, 3, 2].map((count) => around(sentence, offset, count))],
      };
    }),
  );
};

/** The first words of a sentence that a rule rejects, and where they are. */
export function wordsAvoidedIn(
  sentence: string,
  { avoid, except }: WordRule,
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
