/** The first word of a text that JavaScript makes of a missing value, or of one that is no text. */
export function wrongValueIn(text: string): string | undefined {
  return /\[object Object\]|\bInvalid Date\b|(?<![\w.-])(?:undefined|NaN)(?![\w$-])/.exec(
    text,
  )?.[0];
}

/** Where these words may be meant. */
export const codeElements = /^(?:code|pre|kbd|samp|var|script|style|textarea)$/;

/** Attributes that a visitor sees or hears, and classes. Links and files are checked elsewhere. */
export const shownAttributes = [
  'alt',
  'aria-label',
  'class',
  'content',
  'datetime',
  'height',
  'placeholder',
  'title',
  'value',
  'width',
] as const;
