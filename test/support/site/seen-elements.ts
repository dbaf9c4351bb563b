import type { DomUtils, parseDocument } from 'htmlparser2';
import { plain } from './plain.ts';

export type Document = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type ChildNode = Document['children'][number];

const unread = new Set(['script', 'style', 'template', 'noscript']);

/** Every visible element below an element, starting with the element itself. */
export function seenElements(element: Element): readonly Element[] {
  if (isUnseen(element)) return [];
  return [element, ...element.children.filter(isTag).flatMap(seenElements)];
}

export function rememberText(): (element: Element) => string {
  const known = new Map<Element, string>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const text = plain(spacedText(element));
    known.set(element, text);
    return text;
  };
}

export function isTag(node: ChildNode): node is Element {
  return 'attribs' in node;
}

function isUnseen({ name, attribs }: Element): boolean {
  return unread.has(name) || attribs['aria-hidden'] === 'true' || attribs['hidden'] !== undefined;
}

/** With a space at the start and end of each tag, so that cells and lines do not run together. */
function spacedText(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isUnseen(node)) return '';
  return ` ${node.children.map(spacedText).join('')} `;
}

function isText(node: ChildNode): node is Extract<ChildNode, { readonly data: string }> {
  return String(node.type) === 'text';
}
