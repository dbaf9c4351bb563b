import { DomUtils, parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type ChildNode = Document['children'][number];

/** A link as a reader meets it. */
export interface ViewedLink {
  readonly href: string;
  readonly text: string;
  readonly element: Element;
}

/** A built page, read as a visitor reads it: what stands in `<main>`, without what is hidden. */
export interface PageView {
  readonly document: Document;
  readonly title: string;
  readonly main: Element;
  /** What can be read in an element, in plain signs: see `plain`. */
  readonly textOf: (element: Element) => string;
  /** Every element of `<main>` that can be seen, itself first. */
  readonly elements: readonly Element[];
  /** Headings, captions, legends, summaries, header cells, terms and tabs. */
  readonly headings: readonly string[];
  readonly links: readonly ViewedLink[];
  /** The text of everything that reads as one: elements, a term with what is said of it, a heading with what follows, clauses. None is longer than 320 signs. */
  readonly pieces: readonly string[];
  /** Every node of the page's structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
}

const unread = new Set(['script', 'style', 'template', 'noscript']);
const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'summary']);
const headingCells = new Set(['th', 'dt']);

/** The page, read from one of its parts: `main` unless another is asked for. */
export function viewPage(html: string, isPart: (element: Element) => boolean = isMain): PageView {
  const document = parseDocument(html);
  const main = DomUtils.findOne(isPart, document.children, true);
  if (!main) throw new Error('The page has no such part.');
  const textOf = rememberText();
  const elements = seenElements(main);
  const title = DomUtils.findOne(({ name }) => name === 'title', document.children, true);
  return {
    document,
    title: title ? plain(DomUtils.textContent(title)) : '',
    main,
    textOf,
    elements,
    headings: elements.filter(isHeading).map(textOf),
    links: elements
      .filter(({ name, attribs }) => name === 'a' && attribs['href'] !== undefined)
      .map((element) => ({
        href: element.attribs['href'] ?? '',
        text: textOf(element),
        element,
      })),
    pieces: readPieces(elements, textOf),
    things: readThings(document),
  };
}

function isMain({ name }: Element): boolean {
  return name === 'main';
}

function readPieces(elements: readonly Element[], textOf: PageView['textOf']): readonly string[] {
  const whole = elements.filter(({ name }) => !/^(main|section)$/.test(name)).map(textOf);
  const clauses = elements
    .filter(({ name }) => /^(p|li|dd|td|h[1-6]|summary)$/.test(name))
    .flatMap((element) => textOf(element).split(/[;,.](?= )/));
  const led = elements
    .filter(({ name }) => name === 'dt' || /^h[2-6]$/.test(name))
    .map((lead) => [lead, ...followers(lead)].map(textOf).join(' '));
  return [...new Set([...whole, ...led, ...clauses])].filter(({ length }) => length <= 320);
}

/** What stands under a term or heading: its siblings up to the next one of the same rank or higher. */
function followers(lead: Element): readonly Element[] {
  const siblings = DomUtils.getSiblings(lead).filter(isTag);
  const after = siblings.slice(siblings.indexOf(lead) + 1);
  const end = after.findIndex(
    ({ name }) => name === lead.name || (/^h[1-6]$/.test(name) && name <= lead.name),
  );
  return end === -1 ? after : after.slice(0, end);
}

/** One space for any white space, and one sign for each family of dashes, quotes and crosses. */
export function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u00d7/g, 'x')
    .replace(/\u00ad|\u200b|\u2060/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?- ?(?=\d)/g, '$1-')
    .replace(/(\d) to (?=\d)/g, '$1-')
    .replace(/(\d)(am|pm)\b/gi, '$1 $2')
    .replace(/ ([.,;:?!)])/g, '$1')
    .trim();
}

/** Everything below an element that a reader is shown, the element first. */
export function seenElements(element: Element): readonly Element[] {
  if (isUnseen(element)) return [];
  return [element, ...element.children.filter(isTag).flatMap(seenElements)];
}

function isUnseen({ name, attribs }: Element): boolean {
  return unread.has(name) || attribs['aria-hidden'] === 'true' || attribs['hidden'] !== undefined;
}

function isHeading({ name, attribs }: Element): boolean {
  return headingTags.has(name) || headingCells.has(name) || attribs['role'] === 'tab';
}

function rememberText(): (element: Element) => string {
  const known = new Map<Element, string>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const text = plain(spacedText(element));
    known.set(element, text);
    return text;
  };
}

/** With a space wherever a tag begins or ends: cells and lines do not run into one another. */
function spacedText(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isUnseen(node)) return '';
  return ` ${node.children.map(spacedText).join('')} `;
}

function readThings(document: Document): readonly Readonly<Record<string, unknown>>[] {
  return DomUtils.getElementsByTagName('script', document)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .flatMap((script) => nodesOf(JSON.parse(DomUtils.textContent(script))));
}

function nodesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isRecord(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTag(node: ChildNode): node is Element {
  return 'attribs' in node;
}

function isText(node: ChildNode): node is Extract<ChildNode, { readonly data: string }> {
  return String(node.type) === 'text';
}
