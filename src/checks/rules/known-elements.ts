import { closest, distance } from 'fastest-levenshtein';
import type { Place } from '../../render/html/scan.ts';
import type { PageRule } from '../rule.ts';

/** Every element is one of HTML, inside a drawing or a formula, or a custom element, whose name has a hyphen. */
export const knownElements: PageRule = ({ name, scan: { newPlaces } }) => {
  const unknown = newPlaces.find((place) => !isKnown(place));
  if (!unknown) return [];
  const { tag } = unknown;
  const nearest = closest(tag, [...elements]);
  const isNear = distance(tag, nearest) <= 2;
  return {
    needles: [`<${tag}`, `<${tag.charAt(0).toUpperCase()}${tag.slice(1)}`],
    message: `HTML has no element <${tag}>, which is on ${name}.`,
    hint: `${isNear ? `Did you mean <${nearest}>? ` : ''}The name of a component begins with a capital letter, and Markdown has no components.`,
  };
};

/** Whether browsers know the element, or may learn it. */
export function isKnown(place: Place): boolean {
  if (elements.has(place.tag) || place.tag.includes('-')) return true;
  for (let each = place.around; each; each = each.around)
    if (each.tag === 'svg' || each.tag === 'math') return true;
  return false;
}

/** https://html.spec.whatwg.org/multipage/indices.html#elements-3, and what browsers still show. */
const elements: ReadonlySet<string> = new Set(
  `a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fencedframe
  fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object
  ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select
  selectedcontent slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/),
);
