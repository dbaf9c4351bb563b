import { readTexts } from './page-text.ts';
import type { OpenTag } from './read-html.ts';

/** Text goes on across these tags, as in `5 <small>PM</small>`. */
const inline = /^(?:a|abbr|b|em|i|small|span|strong|time)$/;
/** Not text of the page, or texts in which a line never ends. */
const leftOut = /^(?:option|script|style|svg|textarea|title)$/;

/**
 * Keeps each text that the pattern finds on one line: its spaces become no-break spaces, and words
 * with a dash are in a span with the class `unbroken`, which a style sheet keeps on one line. React
 * compares islands with its own markup, so they stay unchanged.
 */
export function keepUnbroken(html: string, pattern: RegExp): string {
  const every = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);
  const { text, startOf } = collectText(html);
  let result = '';
  let done = 0;
  for (const { 0: found, index } of text.matchAll(every)) {
    for (const { 0: part, index: at } of found.matchAll(/ |[^ ]*[–-][^ ]*/g)) {
      const start = startOf(index + at);
      const end = startOf(index + at + part.length - 1) + 1;
      // An entity is longer in the HTML, and so are words with a tag between their letters.
      if (html.slice(start, end) !== part) continue;
      const kept = part === ' ' ? '\u00a0' : `<span class="unbroken">${part}</span>`;
      result += html.slice(done, start) + kept;
      done = end;
    }
  }
  return result + html.slice(done);
}

/** The text of some HTML, and the offset in the HTML of each offset in the text. They only go forward. */
function collectText(html: string) {
  let text = '';
  const parts: { readonly at: number; readonly start: number }[] = [];
  readTexts(html, isLeftOut, {
    onTag(name) {
      if (!inline.test(name)) text += '\0';
    },
    onText(part, start) {
      parts.push({ at: text.length, start });
      text += part;
    },
  });
  let current = 0;
  const startOf = (offset: number): number => {
    while ((parts[current + 1]?.at ?? Number.POSITIVE_INFINITY) <= offset) current += 1;
    const { at, start } = parts[current] ?? { at: 0, start: 0 };
    return start + offset - at;
  };
  return { text, startOf };
}

function isLeftOut({ name, attributes }: OpenTag): boolean {
  return leftOut.test(name) || 'data-island' in attributes;
}
