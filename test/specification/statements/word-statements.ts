import { plain } from '../../support/site/plain.ts';

/** A literal word or number, in any spacing and typography; or a pattern over plain text. */
export type Words = string | RegExp;

/** The pattern to search plain text with. */
export function pattern(words: Words): RegExp {
  if (typeof words !== 'string') return new RegExp(words.source, words.flags.replace('g', ''));
  const text = plain(words);
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, ' ?');
  const cents = /\$[\d,]+$/.test(text) ? '(?:\\.00)?' : '';
  const before = /^[\w$]/.test(text) ? '(?<![\\w$]|\\d[.,:-])' : '';
  const after = /\w$/.test(text) ? '(?!\\w|[.,:]\\d|-\\d)' : '';
  return new RegExp(before + escaped + cents + after, 'i');
}

export function show(words: Words): string {
  return typeof words === 'string' ? `“${words}”` : String(words);
}
