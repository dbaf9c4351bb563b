import { closest } from 'fastest-levenshtein';
import { isPath } from '../../author/base-path.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import { decodePart } from '../../render/html/rewrite-links.ts';
import type { ScannedLink } from '../../render/html/scan.ts';
import { notFoundAddress, pathOf } from '../../routes/route.ts';
import type { PageCheck } from '../check-types.ts';

/** Every link leads to a page, to a file, or out of the site with a safe scheme. */
export const internalLinks: PageCheck = ({ file, scan }, context) => {
  const problems = new Map<string, PageProblem>();
  const unbased = new Set(scan.withoutBase);
  const links = scan.links.filter((link) => !isPicture(link));
  const files = scan.files.filter((file) => !picture.test(file));
  for (const value of [...links.map((link) => link.value), ...files]) {
    if (problems.has(value) || unbased.has(value)) continue;
    const fault = faultOf(value, context);
    if (fault) problems.set(value, { file, needles: quoted(value), ...fault });
  }
  return [...problems.values()];
};

/** A picture in the page itself. `data:,` is an empty icon, which keeps browsers from asking for one. */
function isPicture({ tag, value }: ScannedLink): boolean {
  return tag !== 'a' && tag !== 'area' && picture.test(value);
}

const picture = /^data:(image\/|,$)/i;

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
  if (href.startsWith('#') || /^(https:\/\/|tel:|sms:|mailto:)/i.test(href)) return undefined;
  if (/^http:\/\//i.test(href))
    return {
      message: `The link "${href}" is not encrypted.`,
      hint: `Change it to "https${href.slice(4)}", or remove it if the site has no https:// address.`,
    };
  if (!isPath(href))
    return {
      message: `The link "${href}" isn't a root-relative path or an https:, tel:, sms:, or mailto: URL.`,
      hint: 'Start it with "/" or with one of those schemes.',
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
