import { DomUtils, parseDocument } from 'htmlparser2';
import { plain } from './plain.ts';
import { readPieces } from './read-pieces.ts';
import { readThings } from './read-things.ts';
import { type Document, type Element, rememberText, seenElements } from './seen-elements.ts';

/** A link as a reader meets it. */
export interface ViewedLink {
  readonly href: string;
  readonly text: string;
  readonly element: Element;
}

/** A built page, read as a visitor reads it: the visible text of `<main>`. */
export interface PageView {
  readonly document: Document;
  readonly title: string;
  /** The content of a meta element by its name or property; empty without one. */
  readonly meta: (name: string) => string;
  readonly main: Element;
  /** The readable text of an element, in plain characters: see `plain`. */
  readonly textOf: (element: Element) => string;
  /** Every visible element of `<main>`, starting with itself. */
  readonly elements: readonly Element[];
  /** Headings, captions, legends, summaries, header cells, terms, and tabs. */
  readonly headings: readonly string[];
  readonly links: readonly ViewedLink[];
  /**
   * The text of everything that reads as one: elements, a term with its description, a heading with
   * what follows, clauses. None is longer than 320 characters.
   */
  readonly pieces: readonly string[];
  /** Every node of the page's structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'summary']);
const headingCells = new Set(['th', 'dt']);

/** The page, read from one of its parts: `main` by default. */
export function viewPage(html: string, isPart: (element: Element) => boolean = isMain): PageView {
  const document = parseDocument(html);
  const main = DomUtils.findOne(isPart, document.children, true);
  if (!main) throw new Error('The page has no such part.');
  const textOf = rememberText();
  const elements = seenElements(main);
  const title = DomUtils.findOne(({ name }) => name === 'title', document.children, true);
  const metas = DomUtils.getElementsByTagName('meta', document);
  return {
    document,
    title: title ? plain(DomUtils.textContent(title)) : '',
    meta: (name) =>
      metas.find(({ attribs }) => attribs['name'] === name || attribs['property'] === name)
        ?.attribs['content'] ?? '',
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

function isHeading({ name, attribs }: Element): boolean {
  return headingTags.has(name) || headingCells.has(name) || attribs['role'] === 'tab';
}
