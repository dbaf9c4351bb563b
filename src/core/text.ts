import { memoize } from './values.ts';

/** The canonical form of a BCP 47 language tag: `pt-br` becomes `pt-BR`. Undefined if it is not a tag. */
export function canonicalLanguage(tag: unknown): string | undefined {
  if (typeof tag !== 'string') return undefined;
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    return isLanguage(new Intl.Locale(canonical).language) ? canonical : undefined;
  } catch {
    return undefined;
  }
}

/** Every language of two letters has a usual script, and none has more than three letters. */
function isLanguage(code: string): boolean {
  return code.length === 2 ? usualScript(code) !== undefined : code.length === 3;
}

function usualScript(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

/** Scripts that are written from right to left: https://www.unicode.org/iso15924/. */
const rightToLeft = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '));

/**
 * Whether the usual script of a language, or the one in its tag, runs from right to left. Computed
 * each time, it would take a tenth of the time in which `site watch` adds a page.
 */
export const isRightToLeft = memoize((tag: string) => rightToLeft.has(usualScript(tag) ?? ''));

/** Scheme and host, without a path. */
export function isOrigin(value: string): boolean {
  return (
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    new URL(value).origin === value
  );
}

/** `1 page`, `2 pages`. */
export function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The start of a text, with an ellipsis if more follows. */
export function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

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

/** Decodes a path or fragment the way browsers do: wrong percent-encoding stays unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
