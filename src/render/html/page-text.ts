// Patterns remove the elements to ignore. For the 64 pages of a site, htmlparser2's tokenizer took
// 70 ms of processor time, most of it for compiling, and its parser as much. The patterns take 12 ms.
const attributes = `(?:[^<>"']|"[^"]*"|'[^']*')*`;
const tag = new RegExp(`<[a-z/]${attributes}>`, 'gi');
const comment = /<!--[\s\S]*?-->/g;
const passageTag = new RegExp(
  `</?(?:p|li|dd|dt|td|th|h[1-6]|blockquote|figcaption|summary)(?=[\\s>])${attributes}>`,
  'gi',
);
const hidden = String.raw`\s(?:hidden|aria-hidden="true")(?=[\s=/>])|<(?:script|style|template|noscript)(?=[\s>])`;
const shared = String.raw`\sdata-shared(?=[\s=/>])|<(?:nav|form)(?=[\s>])`;
const hiddenElement = new RegExp(hidden, 'gi');
const hiddenOrShared = new RegExp(`${hidden}|${shared}`, 'gi');

/**
 * The text that belongs to a page alone, in order: paragraphs, list items, table cells, and the text
 * between them, with a space for every tag. Elements with `data-shared`, `<nav>`, and `<form>` are
 * left out, because other pages may repeat them. Elements must be closed, as React closes them.
 */
export function ownParagraphs(html: string): readonly string[] {
  return textOf(withoutElements(html, hiddenOrShared).replace(passageTag, '\0')).split('\0');
}

/** The text that is not hidden. */
export function visibleTextOf(html: string): string {
  return textOf(withoutElements(html, hiddenElement));
}

/** Removes comments, and elements whose opening tag contains a match. */
function withoutElements(markup: string, inTag: RegExp): string {
  const html = markup.includes('<!--') ? markup.replace(comment, ' ') : markup;
  let result = '';
  let done = 0;
  for (const { index } of html.matchAll(inTag)) {
    const start = html.lastIndexOf('<', index);
    if (start < done || !isInTag(html.slice(start, index))) continue;
    result += `${html.slice(done, start)} `;
    done = endOf(html, start);
  }
  return done === 0 ? html : result + html.slice(done);
}

const unfinishedTag = new RegExp(`^<[a-z]${attributes}$`, 'i');

/** Whether a match is in the tag itself, not in an attribute's value or in text after the tag. */
function isInTag(before: string): boolean {
  return before === '' || unfinishedTag.test(before);
}

const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const tagsByName = new Map<string, RegExp>();

/** The offset after the element that starts at `start`. */
function endOf(html: string, start: number): number {
  const name = /^[a-z][\w-]*/i.exec(html.slice(start + 1, start + 30))?.[0] ?? '';
  const tags = tagsByName.get(name) ?? new RegExp(`<(/?)${name}(?=[\\s/>])${attributes}>`, 'gi');
  tagsByName.set(name, tags);
  tags.lastIndex = start;
  let depth = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    if (match[1] === '/') depth -= 1;
    else if (!match[0].endsWith('/>') && !empty.test(name)) depth += 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Removes tags, and decodes React's entities and `&nbsp;`. */
export function textOf(html: string): string {
  const text = html.replace(tag, ' ');
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
