import type { PageView } from './page-view.ts';
import { type Element, isTag } from './seen-elements.ts';

/** What a page says for itself: its main content without the blocks that are marked as shared. */
export interface OwnWords {
  readonly text: string;
  /** Paragraphs, items, cells and quotations, each whole. */
  readonly passages: readonly string[];
}

const passageTags = new Set(['p', 'li', 'dd', 'td', 'blockquote', 'figcaption', 'summary']);

export function ownWords({ main, textOf }: PageView): OwnWords {
  const own = ownElements(main);
  const leaves = own.filter(
    (element) => passageTags.has(element.name) && !hasPassages(element) && !hasShared(element),
  );
  return { text: textWithout(isShared, main, textOf), passages: leaves.map(textOf) };
}

/** All that a visitor reads below the trail, in order: shared blocks too, but not the notice of a holiday. */
export function readingText({ main, textOf }: PageView): string {
  return textWithout(isNotice, main, textOf);
}

/** So many words of a text that follow one another, in small letters, without signs: each stretch once. */
export function shingles(text: string, size: number): ReadonlySet<string> {
  const words = wordsOf(text);
  const all = words.slice(0, Math.max(0, words.length - size + 1));
  return new Set(all.map((_, start) => words.slice(start, start + size).join(' ')));
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9$'.:%-]*[a-z0-9]/g) ?? [];
}

/** What two sets share, of all that either has: from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((item) => other.has(item)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function ownElements(element: Element): readonly Element[] {
  if (isShared(element)) return [];
  return [element, ...element.children.filter(isTag).flatMap(ownElements)];
}

function hasPassages(element: Element): boolean {
  return element.children
    .filter(isTag)
    .some((child) => passageTags.has(child.name) || hasPassages(child));
}

function hasShared(element: Element): boolean {
  return holdsOne(isShared, element);
}

type Test = (element: Element) => boolean;

function holdsOne(isLeftOut: Test, { children }: Element): boolean {
  return children.filter(isTag).some((child) => isLeftOut(child) || holdsOne(isLeftOut, child));
}

function textWithout(isLeftOut: Test, element: Element, textOf: PageView['textOf']): string {
  if (isLeftOut(element)) return '';
  if (!holdsOne(isLeftOut, element)) return textOf(element);
  return element.children
    .filter(isTag)
    .map((child) => textWithout(isLeftOut, child, textOf))
    .join(' ');
}

/** What other pages hold too: marked blocks, text that follows the clock, the form, the trail. */
function isShared(element: Element): boolean {
  const { name, attribs } = element;
  return attribs['data-shared'] !== undefined || name === 'form' || isNotice(element);
}

function isNotice({ name, attribs }: Element): boolean {
  return name === 'nav' || attribs['data-live-state'] === 'holiday';
}
