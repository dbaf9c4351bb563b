import { Tokenizer } from 'htmlparser2';

/** An opening tag. Names are in lower case, and values are decoded. */
export interface OpenTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offset of its `<`. */
  readonly start: number;
  /** Offset after its `>`. */
  readonly end: number;
  readonly isSelfClosing: boolean;
}

interface HtmlReader {
  /** The names of tags to report although they have no attributes, as a sticky pattern. Default: all. */
  readonly bareTags?: RegExp;
  readonly onOpen: (tag: OpenTag) => void;
  readonly onClose?: (name: string) => void;
  /** Called with the parts of a text, decoded, and with their offsets. An entity is a part of its own. */
  readonly onText?: (text: string, start: number) => void;
}

/**
 * Reports tags and texts in order. Every page is read here, and no tree is needed: the tokenizer
 * alone, which skips most names, takes half the time of htmlparser2's parser.
 */
export function readHtml(html: string, { bareTags, onOpen, onClose, onText }: HtmlReader): void {
  const attributes = collectAttributes(html);
  let nameStart = 0;
  let nameEnd = 0;
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const isReported = (): boolean => {
    if (!bareTags) return true;
    // Faster than testing a slice.
    bareTags.lastIndex = nameStart;
    return bareTags.test(html);
  };
  const endTag = (isSelfClosing: boolean, end: number): void => {
    const found = attributes.take();
    if (found === none && !isReported()) return;
    const name = nameAt(nameStart, nameEnd);
    onOpen({ name, attributes: found, start: nameStart - 1, end: end + 1, isSelfClosing });
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        nameStart = start;
        nameEnd = end;
      },
      onopentagend: (end) => endTag(false, end),
      onselfclosingtag: (end) => endTag(true, end),
      onclosetag: (start, end) => onClose?.(nameAt(start, end)),
      ontext: (start, end) => onText?.(html.slice(start, end), start),
      ontextentity: (codepoint, end) => onText?.(String.fromCodePoint(codepoint), end - 1),
      ...attributes.handlers,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Whether an element has no closing tag. */
export function isEmpty({ name, isSelfClosing }: OpenTag): boolean {
  return isSelfClosing || empty.test(name);
}

const none: Record<string, string> = {};

const ignore = (): void => {};

function collectAttributes(html: string) {
  let attributes = none;
  let name = '';
  let value = '';
  const handlers = {
    onattribname(start: number, end: number) {
      name = html.slice(start, end).toLowerCase();
      value = '';
    },
    onattribdata(start: number, end: number) {
      value += html.slice(start, end);
    },
    onattribentity(codepoint: number) {
      value += String.fromCodePoint(codepoint);
    },
    onattribend() {
      if (attributes === none) attributes = {};
      attributes[name] ??= value;
    },
  };
  const take = (): Readonly<Record<string, string>> => {
    const taken = attributes;
    attributes = none;
    return taken;
  };
  return { handlers, take };
}
