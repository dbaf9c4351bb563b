import { closest } from 'fastest-levenshtein';
import { type PageProblem, quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { decodePart } from '../../core/text.ts';
import { pathOf } from '../../routes/route.ts';
import type { RuleSite, SiteRule } from '../rule.ts';

/** The fragment of every link is the id of an element on its target page, or in its SVG file. */
export const fragmentLinks: SiteRule = (site) => [
  ...[...site.pages.values()].flatMap(({ address, file, links }) =>
    withFragment(links).flatMap((href) =>
      faultsOf(href, { from: [address], file, ...entryOf(address, file) }, site),
    ),
  ),
  ...withFragment(site.layout?.links ?? []).flatMap((href) =>
    faultsOf(href, { from: [...site.pages.keys()], file: siteFile }, site),
  ),
  ...site.redirects.flatMap(({ to, file }) =>
    withFragment([to]).flatMap((href) => faultsOf(href, { from: [], file }, site)),
  ),
];

function withFragment(links: readonly string[]): readonly string[] {
  return links.filter((href) => /^[/#].*#|^#/.test(href));
}

/** Part of an SVG image that has no id: `svgView(viewBox(0,0,10,10))`, `xywh=0,0,10,10`. */
const viewOfSvg = /^(?:svgView\(|xywh=)/;

interface Source extends Pick<PageProblem, 'file' | 'entry'> {
  /** The pages that contain the link. */
  readonly from: readonly string[];
}

/** The text of an entry may be in a Markdown file. */
function entryOf(address: string, file: string): Pick<PageProblem, 'entry'> {
  const [, above] = /^(.*)\[slug\]\.tsx$/.exec(file) ?? [];
  if (above === undefined) return {};
  return { entry: { address, slug: address.slice(above.length + 1) } };
}

function faultsOf(
  href: string,
  { from, file, entry }: Source,
  { pages, layout, resolve, idsInSvg }: RuleSite,
): PageProblem | [] {
  const id = decodePart(href.slice(href.indexOf('#') + 1));
  if (id === '' || id === 'top' || !layout) return [];
  const path = pathOf(href);
  const inSvg = idsInSvg(path);
  if (inSvg ? viewOfSvg.test(id) : layout.ids.has(id)) return [];
  const address = href.startsWith('#')
    ? from.find((page) => !pages.get(page)?.ids.has(id))
    : resolve(path);
  const target = inSvg ? path : address;
  const ids = inSvg ?? (address === undefined ? undefined : pages.get(address)?.ids);
  if (!ids || ids.has(id)) return [];
  const match = ids.size > 0 ? ` Closest match: #${closest(id, [...ids])}.` : '';
  return {
    file,
    ...(entry && { entry }),
    needles: [...quoted(href), `.md#${id}`],
    message: `The link "${href}" points to #${id}, but ${target} has no element with that id.`,
    hint: `Add id="${id}" to the target element, or correct the link.${match}`,
  };
}
