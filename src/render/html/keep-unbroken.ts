import { readTexts } from './page-text.ts';
import type { OpenTag } from './read-html.ts';

/** Text goes on across these tags, as in `5 <small>PM</small>`. */
const inline = /^(?:a|abbr|b|em|i|small|span|strong|time)$/;
const notText = /^(?:script|style|textarea)$/;

/**
 * Keeps each text that the pattern finds on one line: its spaces become no-break spaces, and word
 * joiners follow its dashes. React compares islands with its own markup, so they stay unchanged.
 */
export function keepUnbroken(html: string, pattern: RegExp): string {
  const every = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);
  const { text, startOf } = collectText(html);
  let result = '';
  let done = 0;
  for (const { 0: found, index } of text.matchAll(every)) {
    for (const { 0: sign, index: at } of found.matchAll(/[ –-]/g)) {
      const start = startOf(index + at);
      // An entity is longer in the HTML.
      if (html[start] !== sign) continue;
      result += html.slice(done, start) + (sign === ' ' ? '\u00a0' : `${sign}\u2060`);
      done = start + 1;
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
  return notText.test(name) || 'data-island' in attributes;
}
