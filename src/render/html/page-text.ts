import { isEmpty, type OpenTag, readHtml } from './read-html.ts';

const passages = /^(?:p|li|dd|dt|td|th|h[1-6]|blockquote|figcaption|summary)$/;
const hiddenElements = /^(?:script|style|template|noscript)$/;

/**
 * The text that belongs to the page itself, in order: paragraphs, list items, table cells, and the text
 * between them. Elements with `data-shared`, `<nav>`, and `<form>` are left out, because other pages
 * may repeat them.
 */
export function ownParagraphs(html: string): readonly string[] {
  const isOut = (tag: OpenTag): boolean => isHidden(tag) || isShared(tag);
  return textOf(html, isOut, (name) => (passages.test(name) ? '\0' : ' ')).split('\0');
}

/** The text that is not hidden. */
export function visibleTextOf(html: string): string {
  return textOf(html, isHidden);
}

function isHidden({ name, attributes }: OpenTag): boolean {
  return (
    'hidden' in attributes || attributes['aria-hidden'] === 'true' || hiddenElements.test(name)
  );
}

function isShared({ name, attributes }: OpenTag): boolean {
  return 'data-shared' in attributes || name === 'nav' || name === 'form';
}

/**
 * The text of some HTML, with a mark for every tag, and without the elements that are left out.
 * Elements must be closed, as React closes them.
 */
export function textOf(
  html: string,
  isLeftOut: (tag: OpenTag) => boolean,
  markOf: (name: string) => string = () => ' ',
): string {
  let text = '';
  readTexts(html, isLeftOut, {
    onTag(name) {
      text += markOf(name);
    },
    onText(part) {
      text += part;
    },
  });
  return text;
}

interface TextReader {
  /** Called with the name of an opening or closing tag. */
  readonly onTag: (name: string) => void;
  readonly onText: (part: string, start: number) => void;
}

/** Reports tags and texts in order, without the elements that are left out. */
export function readTexts(
  html: string,
  isLeftOut: (tag: OpenTag) => boolean,
  { onTag, onText }: TextReader,
): void {
  let leftOut = '';
  // How many elements with the name of the one that is left out are open.
  let depth = 0;
  readHtml(html, {
    onOpen(tag) {
      if (depth === 0) onTag(tag.name);
      const isOut = depth === 0 ? isLeftOut(tag) : tag.name === leftOut;
      if (!isOut || isEmpty(tag)) return;
      leftOut = tag.name;
      depth += 1;
    },
    onClose(name) {
      if (depth === 0) onTag(name);
      else if (name === leftOut) depth -= 1;
    },
    onText(part, start) {
      if (depth === 0) onText(part, start);
    },
  });
}
