import { type Synonym, smallWords } from '../../_content/search-words.ts';

/** The words of a text, in lower case: `P.O. box` has two, `11x17` like `11×17` too. One letter is none. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/(?<!\p{L})(\p{L})\. ?(?=\p{L}\.)/gu, '$1')
    .replace(/(\d)x(?=\d)/g, '$1 ');
  return plain.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** A word without the ending of its plural: `boxes` and `box` are looked for alike. */
export function stem(word: string): string {
  if (/\p{L}{2}ies$/u.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /\p{L}{2}[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}

/**
 * What a query asks for: every group has to be on a page, by any one of its words. A phrase that the
 * store has other words for becomes those; small words are left out, unless there is nothing else.
 */
export function termGroups(
  query: string,
  synonyms: readonly Synonym[],
): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  const said = synonyms.flatMap(({ says, means }) =>
    says.map((phrase) => ({ phrase: splitWords(phrase), means })),
  );
  said.sort((a, b) => b.phrase.length - a.phrase.length);
  let rest = splitWords(query);
  while (rest.length > 0) {
    const known = said.find(({ phrase }) => phrase.every((word, index) => rest[index] === word));
    groups.push(known?.means ?? rest.slice(0, 1));
    rest = rest.slice(known?.phrase.length ?? 1);
  }
  const telling = groups.filter(([word = '', ...more]) => more.length > 0 || !smallWords.has(word));
  return telling.length > 0 ? telling : groups;
}
