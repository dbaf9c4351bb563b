import { closest, distance } from 'fastest-levenshtein';
import { isPath, pathBelow } from '../../author/address.ts';
import type { HeadMeta } from '../../author/definition/page.ts';
import { quoted } from '../../core/problem.ts';
import { publicFolder, siteFile } from '../../core/sources.ts';
import { decodePart } from '../../core/text.ts';
import type { ScannedLink } from '../../render/html/scan.ts';
import { notFoundAddress, pathOf } from '../../routes/route.ts';
import type { CheckedDocument, PageFault, PageRule, RuleSite, SiteRule } from '../rule.ts';

/** Every redirect of the site definition leads to a page, a file, or another host. */
export const redirectTargets: SiteRule = (site) =>
  site.redirects.flatMap(({ from, to, file }) => {
    const fault = to.endsWith('*') ? undefined : linkFault(to, site);
    if (!fault) return [];
    const message = `The redirect from ${from} leads nowhere. ${fault.message}`;
    return { file, needles: quoted(to), ...fault, message };
  });

/** The images of a page for sharing are files of the site, or on another host. */
export const shareImages: PageRule<CheckedDocument> = ({ view }, site) => {
  const { image, head = [] } = view.meta;
  const inHead = head.flatMap((each) =>
    'content' in each && isShareImage(each) ? each.content : [],
  );
  const urls = [...inHead, typeof image === 'object' ? image.url : (image ?? [])].flat();
  return urls.flatMap((url) => {
    const fault = linkFault(pathBelow(url, site.base) ?? url, site);
    const metaField = inHead.includes(url) ? 'head' : 'image';
    return fault ? { metaField, needles: quoted(url), ...fault } : [];
  });
};

function isShareImage(meta: HeadMeta): boolean {
  const name = 'property' in meta ? meta.property : meta.name;
  return /^(og|twitter):image(:url|:secure_url)?$/.test(name);
}

/** Each font that every page preloads is a file of the site, or on another host. */
export const preloadedFonts: PageRule<CheckedDocument> = (_, site) =>
  site.preloadFonts.flatMap((url) => {
    const fault = linkFault(pathBelow(url, site.base) ?? url, site);
    const needles = [...quoted(url), 'preloadFonts'];
    return fault ? { needles, ...fault, file: siteFile } : [];
  });

/** Every link leads to a page, a file, or a URL with a safe scheme. */
export const internalLinks: PageRule = ({ scan }, context) => {
  const links = scan.links.filter((link) => !isInlineImage(link)).map(({ value }) => value);
  const files = scan.files.filter((file) => !inlineImage.test(file));
  const values = new Set([...links, ...files]);
  for (const value of scan.withoutBase) values.delete(value);
  const isForm = ({ tag, attribute }: ScannedLink): boolean =>
    tag === 'form' || attribute === 'formaction';
  const forms = new Set(scan.links.filter(isForm).map(({ value }) => value));
  return [...values].flatMap((value) => {
    const fault = linkFault(value, context, forms.has(value));
    return fault ? { needles: quoted(value), ...fault } : [];
  });
};

/** The address of a link to the site itself that is written with its origin. */
function withoutOrigin(href: string, { origin, base }: RuleSite): string {
  const isOwn = href === origin || href.startsWith(`${origin}/`);
  return isOwn ? (pathBelow(href.slice(origin.length) || '/', base) ?? href) : href;
}

/** Whether an image is a data URL. `data:,` is an empty icon, which stops browsers from requesting one. */
function isInlineImage({ tag, value }: ScannedLink): boolean {
  return tag !== 'a' && tag !== 'area' && inlineImage.test(value);
}

const inlineImage = /^data:(image\/|,$)/i;

function linkFault(href: string, context: RuleSite, isForm = false): PageFault | undefined {
  // React has replaced the URL with its own, so the original cannot be shown.
  if (/^javascript:/i.test(href))
    return {
      message: 'A link starts with "javascript:".',
      hint: 'Use a button, and add its code in a .client.ts file next to the component.',
      needles: ['javascript:'],
    };
  if (href.startsWith('#')) return undefined;
  if (/^(tel|sms|mailto):/i.test(href)) return contactFault(href);
  const local = withoutOrigin(href, context);
  if (/^https:\/\//i.test(local)) return undefined;
  if (/^http:\/\//i.test(href))
    return {
      message: `The link "${href}" is not encrypted.`,
      hint: `Change it to "https${href.slice(4)}", or remove it if the site has no https:// address.`,
    };
  if (href === '[object Object]')
    return {
      message: 'A URL is an object.',
      hint: 'Use its `url` if it is an imported image: src={photo.url}.',
      needles: [],
    };
  if (!isPath(local))
    return {
      message: `The link "${href}" isn't a root-relative path or an https:, tel:, sms:, or mailto: URL.`,
      hint: 'Start it with "/" or with one of those schemes.',
    };
  const path = pathOf(local);
  if (/%(?![\da-f]{2})/i.test(path))
    return {
      message: `The link "${href}" has a % without two digits after it.`,
      hint: 'Write %25 for the character % itself.',
    };
  if (
    context.resolve(path) !== undefined ||
    context.isFile(decodePart(path)) ||
    !context.isComplete
  )
    return undefined;
  if (/\.(?!html?$)\w{2,5}$/i.test(path))
    return {
      message: `The file "${path}" doesn't exist.`,
      hint: `Put it into ${publicFolder}/, or import it and use the URL that the import gives.`,
    };
  return {
    message: `The link "${href}" doesn't match any page.`,
    hint: isForm
      ? 'Correct the address. If another program answers it, list it in `endpoints` of `defineSite`.'
      : suggestion(path, context.known),
  };
}

/** A message without a recipient is for sharing. */
function contactFault(href: string): PageFault | undefined {
  const [, scheme = '', to = ''] = /^(\w+):([^?;]*)/.exec(href) ?? [];
  if (scheme.toLowerCase() === 'mailto')
    return /^([^\s@]+@[^\s@]+(,|$))*$/.test(to)
      ? undefined
      : {
          message: `The link "${href}" has no valid email address.`,
          hint: 'Write mailto:name@example.com, without spaces.',
        };
  return /^(\+?[\d().*#,-]{2,})?$/.test(to)
    ? undefined
    : {
        message: `The link "${href}" has no valid phone number.`,
        hint: `Write it without spaces, and best with its country code: ${scheme}:+15035550142.`,
      };
}

function suggestion(path: string, known: readonly string[]): string {
  const withoutSlash = path.replace(/\/+$/, '');
  if (known.includes(withoutSlash)) return `Remove the trailing slash: "${withoutSlash}".`;
  const candidates = known.filter((address) => address !== notFoundAddress);
  // The addresses of pages are in lower case.
  const wanted = path.replace(/(\/index)?(\.html?)?$/, '').toLowerCase() || '/';
  const nearest = candidates.length === 0 ? '' : closest(wanted, candidates);
  // All short paths are near "/".
  const isNear = distance(wanted, nearest) <= Math.max(2, wanted.length / 3) && nearest !== '/';
  return isNear || wanted === nearest
    ? `Did you mean "${nearest}"?`
    : 'Correct the address, add the page, or remove the link.';
}

/** With `--base`, every path starts with the base path, except for paths that another program answers. */
export const basePaths: PageRule = ({ scan }, { base, endpoints }) =>
  [...new Set(scan.withoutBase)]
    .filter((path) => !endpoints.has(pathOf(path)))
    .map((path) => ({
      needles: quoted(path),
      message: `The path "${path}" does not start with the base path, "${base}".`,
      hint: `Use <Link href="${path}"> or withBase("${path}").`,
    }));
