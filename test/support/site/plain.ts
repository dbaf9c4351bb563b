/** One space for any white space, and one character for each family of dashes, quotes, and crosses. */
export function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00d7/g, 'x')
    .replace(/\u00ad|\u200b|\u2060/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?- ?(?=\d)/g, '$1-')
    .replace(/(\d) to (?=\d)/g, '$1-')
    .replace(/(\d)(am|pm)\b/gi, '$1 $2')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}
