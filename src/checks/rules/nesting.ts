import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isEmpty, readHtml } from '../../render/html/read-html.ts';
import type { PageRule } from '../rule.ts';

/**
 * Every element stays where it is written: browsers move some out of elements that cannot contain them.
 * Where an element goes depends only on the elements around it, so a page is parsed only if it has an
 * element in a place that no page had before.
 */
export const nesting: PageRule = ({ name, content, scan: { newPlaces } }) => {
  if (newPlaces.every(({ isCorrect }) => isCorrect)) return [];
  const moved = findWrongNesting(content);
  if (!moved) for (const place of newPlaces) place.isCorrect = true;
  return moved === undefined
    ? []
    : {
        isWarning: true,
        needles: [`<${moved.tag}`],
        message: `A <${moved.tag}> on ${name} cannot be inside a <${moved.parent}>: browsers move it out.`,
        hint: `Use a different element for one of them, such as a <div> instead of the <${moved.parent}>.`,
      };
};

/** An element that a browser moves out of the element that it is written in. */
interface WrongNesting {
  readonly tag: string;
  /** The element that it is written in. */
  readonly parent: string;
}

/**
 * Finds the first element that a browser moves: compares the elements of some markup with what a
 * browser makes of it. `html` is from React, so every element is closed where it ends.
 */
export function findWrongNesting(html: string): WrongNesting | undefined {
  const document = parseFragment(html, { sourceCodeLocationInfo: true });
  return firstMoved(document, outside, readParents(html));
}

/** @param start the offset of the element that `node` is */
function firstMoved(
  node: DefaultTreeAdapterTypes.ParentNode,
  start: number,
  written: ReadonlyMap<number, WrittenElement>,
): WrongNesting | undefined {
  for (const child of node.childNodes.filter((each) => 'tagName' in each)) {
    // Elements that a browser adds, such as `tbody`, have no place of their own.
    const at = child.sourceCodeLocation?.startOffset ?? start;
    const parent = at === start ? undefined : written.get(at);
    if (parent && parent.at !== start) return { tag: child.tagName, parent: parent.tag };
    const found = firstMoved('content' in child ? child.content : child, at, written);
    if (found) return found;
  }
  return undefined;
}

interface WrittenElement {
  readonly tag: string;
  /** Offset of its `<`. */
  readonly at: number;
}

/** The offset of what surrounds the markup. */
const outside = -1;

/** The parents of all elements, by the offsets of the elements. */
function readParents(html: string): ReadonlyMap<number, WrittenElement> {
  const parents = new Map<number, WrittenElement>();
  const open: WrittenElement[] = [{ tag: 'the page', at: outside }];
  readHtml(html, {
    onOpen(tag) {
      const parent = open.at(-1);
      if (parent) parents.set(tag.start, parent);
      if (!isEmpty(tag)) open.push({ tag: tag.name, at: tag.start });
    },
    onClose: () => void open.pop(),
  });
  return parents;
}
