// What is left out is cut out first, by patterns: they run at once, where a reader of tags would
// have to be compiled, which takes longer than to read a site.
const attributes = `(?:[^<>"']|"[^"]*"|'[^']*')*`;
const tag = new RegExp(`<[a-z/]${attributes}>`, 'gi');
const comment = /<!--[\s\S]*?-->/g;
const passageTag = new RegExp(
  `</?(?:p|li|dd|dt|td|th|h[1-6]|blockquote|figcaption|summary)(?=[\\s>])${attributes}>`,
  'gi',
);
const hidden = String.raw`\s(?:hidden|aria-hidden="true")(?=[\s=/>])|<(?:script|style|template|noscript)(?=[\s>])`;
const shared = String.raw`\sdata-shared(?=[\s=/>])|<(?:nav|form)(?=[\s>])`;
const unseen = new RegExp(hidden, 'gi');
const unowned = new RegExp(`${hidden}|${shared}`, 'gi');

/**
 * What a page says for itself, in order: paragraphs, items, cells and what stands between them, with
 * a space for every tag; without what other pages may hold too: elements with `data-shared`, `<nav>`
 * and `<form>`. Elements must be closed, as React closes them.
 */
export function ownParagraphs(html: string): readonly string[] {
  return textOf(withoutElements(html, unowned).replace(passageTag, '\0')).split('\0');
}

/** All that is not hidden. */
export function visibleTextOf(html: string): string {
  return textOf(withoutElements(html, unseen));
}

/** Without comments and the elements whose opening tags hold a match. */
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

/** Neither text after the tag nor a part of a value. */
function isInTag(before: string): boolean {
  return before === '' || unfinishedTag.test(before);
}

const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const tagsByName = new Map<string, RegExp>();

/** The offset after the element that begins at another. */
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

/** With entities as React writes them, and the one that is written by hand. */
function textOf(html: string): string {
  const text = html.replace(tag, ' ');
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
