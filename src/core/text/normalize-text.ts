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
