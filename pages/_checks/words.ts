/** Replaces typographic quotes, dashes, and whitespace with their plain forms. */
export function normalizeText(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u00d7/g, 'x')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text in lower case, with the characters that belong to numbers. */
export function wordsOf(text: string): readonly string[] {
  return (
    normalizeText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}$'.:%-]*[\p{L}\p{N}]/gu) ?? []
  );
}
