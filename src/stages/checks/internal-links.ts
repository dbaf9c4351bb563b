import { closest } from 'fastest-levenshtein';
import { decodePart, isPath } from '../../model/links.ts';
import { type PageCheck, type PageProblem, quoted } from '../../model/page-record.ts';
import { notFoundAddress, pathOf } from '../../model/route.ts';
import type { ScannedLink } from '../../model/scan.ts';

/** Every link leads to a page, a file, or out of the site by a scheme that is safe. */
export const internalLinks: PageCheck = ({ file, scan }, context) => {
  const problems = new Map<string, PageProblem>();
  const links = scan.links.filter((link) => !isPicture(link));
  for (const value of [...links.map((link) => link.value), ...scan.files]) {
    if (problems.has(value)) continue;
    const fault = faultOf(value, context);
    if (fault) problems.set(value, { file, needles: quoted(value), ...fault });
  }
  return [...problems.values()];
};

/** One that stands in the page itself. Followed, such an address would be a page of its own. */
function isPicture({ tag, value }: ScannedLink): boolean {
  return tag !== 'a' && tag !== 'area' && /^data:image\//i.test(value);
}

type Context = Parameters<PageCheck>[1];
type Fault = Pick<PageProblem, 'message' | 'hint' | 'needles'>;

function faultOf(href: string, context: Context): Fault | undefined {
  // React has put an address of its own in the place of the one that it was given.
  if (/^javascript:/i.test(href))
    return {
      message: 'A link begins with "javascript:".',
      hint: 'Use a button, and a browser file beside the component.',
      needles: ['javascript:'],
    };
  if (href.startsWith('#') || /^(https?:\/\/|tel:|mailto:)/i.test(href)) return undefined;
  if (!isPath(href))
    return {
      message: `The link "${href}" is neither a path from the root nor https, tel or mailto.`,
      hint: 'Begin it with a slash, or with one of these schemes.',
    };
  const path = pathOf(href);
  if (
    context.resolve(path) !== undefined ||
    context.isFile(decodePart(path)) ||
    !context.isComplete
  )
    return undefined;
  return {
    message: `The link "${href}" leads to no page.`,
    hint: nearest(path, context.known),
  };
}

function nearest(path: string, known: readonly string[]): string {
  const withoutSlash = path.replace(/\/+$/, '');
  if (known.includes(withoutSlash)) return `Addresses end without a slash: write ${withoutSlash}.`;
  const others = known.filter((address) => address !== notFoundAddress);
  return others.length === 0
    ? 'Add the page, or remove the link.'
    : `The nearest address is ${closest(path, others)}.`;
}
