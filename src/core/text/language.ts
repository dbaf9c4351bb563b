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

/** Every language of two letters has an English name, and none has more than three letters. */
function isLanguage(code: string): boolean {
  if (code.length !== 2) return code.length === 3;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** Scripts that are written from right to left: https://www.unicode.org/iso15924/. */
const rightToLeft = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '));

/** By tag: every page asks, and the search for the script is a tenth of the time in which a page is added in `site watch`. */
const directions = new Map<string, boolean>();

/** Whether the usual script of a language, or the one in its tag, runs from right to left. */
export function isRightToLeft(tag: string): boolean {
  const isRight =
    directions.get(tag) ?? rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '');
  directions.set(tag, isRight);
  return isRight;
}
