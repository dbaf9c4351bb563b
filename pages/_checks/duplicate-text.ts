import type { CheckedSite, Problem } from '#authoring';
import { wordsOf } from './words.ts';

/** A paragraph, list item, or table cell with more words than this may be on one page only. */
const maxWords = 12;

/** No paragraph, list item, or table cell of more than a few words is on two pages. */
export function duplicateText({ pages }: CheckedSite): readonly Problem[] {
  const addressByPassage = new Map<string, string>();
  return pages.flatMap(({ address, file, paragraphs }) =>
    paragraphs.flatMap((text) => {
      // A shorter text cannot contain that many words. This skips most texts.
      if (text.length < 2 * maxWords) return [];
      const passage = text.replace(punctuation, '');
      const first = addressByPassage.get(passage);
      if (first === undefined) addressByPassage.set(passage, address);
      if (first === undefined || first === address) return [];
      if (wordsOf(text).length <= maxWords) return [];
      return {
        file,
        // Words that are likely to be on one line of the module.
        needles: [text.trim().split(/\s+/).slice(0, 4).join(' ')],
        message: `${address} and ${first} contain the same text: "${text.replace(/\s+/g, ' ').trim()}".`,
        hint: 'Remove it from one page, rewrite it, or move it to a block marked `data-shared`.',
      };
    }),
  );
}

/** Characters that do not make two texts different. */
const punctuation = /[\s!-/:-@[-`{-~\u2010-\u201f]+/g;
