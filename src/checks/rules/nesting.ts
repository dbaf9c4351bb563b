import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isEmpty, readHtml } from '../../render/html/read-html.ts';
import type { PageCheck } from '../check-types.ts';

/** Every element stays where it is written: browsers move some out of elements that cannot contain them. */
export const nesting: PageCheck = ({ name, content }) => {
  const moved = findWrongNesting(content);
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
 * browser makes of it. `html` is from React, so every element is closed where it ends. Where an
 * element goes depends only on the elements around it, so markup is parsed only if it has an element
 * in a place that is new: the first build of 75 similar pages then takes a sixth less.
 */
export function findWrongNesting(html: string): WrongNesting | undefined {
  const { parents, places } = readElements(html);
  if ([...places].every((place) => correct.has(place))) return undefined;
  const document = parseFragment(html, { sourceCodeLocationInfo: true });
  const moved = firstMoved(document, outside, parents);
  if (!moved) for (const place of places) correct.add(place);
  return moved;
}

/** The places in which elements stay, whatever the site. */
const correct = new Set<string>();

/** @param start the offset of the element that `node` is */
function firstMoved(
  node: Parent,
  start: number,
  written: ReadonlyMap<number, WrittenParent>,
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

type Parent = DefaultTreeAdapterTypes.ParentNode;

interface WrittenParent {
  readonly tag: string;
  /** Offset of its `<`. */
  readonly at: number;
  /** The tags around it and its own, such as `main > ul > li`. */
  readonly place: string;
}

/** The offset of what surrounds the markup. */
const outside = -1;

/** The parents of all elements, by the offsets of the elements, and all places. */
function readElements(html: string) {
  const parents = new Map<number, WrittenParent>();
  const places = new Set<string>();
  const open: WrittenParent[] = [{ tag: 'the page', at: outside, place: '' }];
  readHtml(html, {
    onOpen(tag) {
      const { name, start } = tag;
      const parent = open.at(-1);
      const place = `${parent?.place} > ${name}`;
      if (parent) parents.set(start, parent);
      places.add(place);
      if (!isEmpty(tag)) open.push({ tag: name, at: start, place });
    },
    onClose: () => void open.pop(),
  });
  return { parents, places };
}
