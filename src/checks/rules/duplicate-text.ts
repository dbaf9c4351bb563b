import { wordsOf } from '../../core/text/normalize-text.ts';
import type { SiteCheck } from '../check-types.ts';

/** No paragraph, item or cell of more than a few words stands on two pages: see `LikenessLimits`. */
export const duplicateText: SiteCheck = (records, { rules: { similarity } }) => {
  if (!similarity) return [];
  const holders = new Map<string, string>();
  return [...records.values()].flatMap(({ address, file, passages }) =>
    passages.flatMap((text) => {
      // Shorter texts cannot hold so many words: most are, and need not be read.
      if (text.length < 2 * similarity.passage) return [];
      const passage = text.replace(signs, '');
      const first = holders.get(passage);
      if (first === undefined) holders.set(passage, address);
      if (first === undefined || first === address) return [];
      if (wordsOf(text).length <= similarity.passage) return [];
      return [
        {
          file,
          needles: [beginning(text)],
          message: `${address} and ${first} both say: “${text.replace(/\s+/g, ' ').trim()}”.`,
          hint: 'Say it on one of them, in other words, or in a block that is marked `data-shared`.',
        },
      ];
    }),
  );
};

/** What does not make two texts differ. */
const signs = /[\s!-/:-@[-`{-~\u2010-\u201f]+/g;

/** So much of a text as stands on one line of its module. */
function beginning(text: string): string {
  return text.trim().split(/\s+/).slice(0, 4).join(' ');
}
