import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Place } from '../../render/html/scan.ts';
import type { PageFault, PageRule } from '../rule.ts';
import { isKnown } from './known-elements.ts';

/**
 * Every element stays where it is written: browsers move some out of elements that cannot contain them.
 * Where an element goes depends only on the elements around it, so each place is tried once, for all pages.
 */
export const nesting: PageRule = ({ name, scan: { newPlaces } }) => {
  const inList = newPlaces.find(isMisplaced);
  if (inList) return notAllowed(inList, name);
  let wrong: Place | undefined;
  // An element that stays proves that those around it do.
  for (const place of newPlaces.toReversed())
    if (!place.isCorrect) wrong = tryPlace(place) ?? wrong;
  return wrong === undefined
    ? []
    : {
        isWarning: true,
        needles: [`<${wrong.tag}`],
        message: `A <${wrong.tag}> on ${name} cannot be inside a <${wrong.around?.tag}>: browsers move it out.`,
        hint: `Use a different element for one of them, such as a <div> instead of the <${wrong.around?.tag}>.`,
      };
};

/** The elements that some may contain: https://html.spec.whatwg.org/multipage/grouping-content.html */
const children: Readonly<Record<string, RegExp>> = {
  ul: /^(?:li|script|template)$/,
  ol: /^(?:li|script|template)$/,
  dl: /^(?:dt|dd|div|script|template)$/,
};

/** The elements that are allowed only within some. */
const parents: Readonly<Record<string, RegExp>> = {
  li: /^(?:ul|ol|menu)$/,
  dt: /^(?:dl|div)$/,
  dd: /^(?:dl|div)$/,
};

/** Browsers leave it there, and screen readers count no items of the list. */
function isMisplaced({ tag, around }: Place): boolean {
  const outer = around?.tag ?? '';
  return children[outer]?.test(tag) === false || parents[tag]?.test(outer || 'ul') === false;
}

function notAllowed({ tag, around }: Place, name: string): PageFault {
  const outer = around?.tag ?? '';
  const allowed = children[outer];
  return {
    isWarning: true,
    needles: [`<${tag}`],
    message: `A <${tag}> on ${name} cannot be directly inside ${outer === 'ol' ? 'an' : 'a'} <${outer}>.`,
    hint: allowed
      ? `Put it into ${outer === 'dl' ? 'a <dt> or a <dd>' : 'an <li>'}.`
      : `Put it into a ${tag === 'li' ? '<ul> or an <ol>' : '<dl>'}.`,
  };
}

/** The first of an element and those around it that a browser moves. */
function tryPlace(place: Place): Place | undefined {
  const path: Place[] = [];
  for (let each = place; each.around; each = each.around) path.unshift(each);
  const html = path.map(({ tag }) => `<${tag}>`).join('');
  const wrong = firstMoved(path, parseFragment(html, { sourceCodeLocationInfo: true }));
  if (!wrong) for (const each of path) each.isCorrect = !isMisplaced(each) && isKnown(each);
  return wrong;
}

/** Compares a path of elements with the path in a browser, which may add elements, such as `tbody`. */
function firstMoved(
  path: readonly Place[],
  document: DefaultTreeAdapterTypes.DocumentFragment,
): Place | undefined {
  let node: DefaultTreeAdapterTypes.ParentNode | undefined = document;
  let start = 0;
  for (const place of path) {
    node = written(node, start);
    // A browser reads it as text, or leaves it out.
    if (!node) return isMoved(document, start) ? place : undefined;
    start += place.tag.length + 2;
  }
  return undefined;
}

/** The element that begins at an offset, inside a node or elements that a browser added there. */
function written(
  node: DefaultTreeAdapterTypes.ParentNode,
  start: number,
): DefaultTreeAdapterTypes.Element | undefined {
  const within = 'content' in node ? node.content : node;
  for (const child of within.childNodes) {
    if (!('tagName' in child)) continue;
    const at = child.sourceCodeLocation?.startOffset;
    const found = at === start ? child : at === undefined ? written(child, start) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether the element that begins at an offset is anywhere. */
function isMoved(node: DefaultTreeAdapterTypes.ParentNode, start: number): boolean {
  const within = 'content' in node ? node.content : node;
  return within.childNodes.some(
    (child) =>
      'tagName' in child &&
      (child.sourceCodeLocation?.startOffset === start || isMoved(child, start)),
  );
}
