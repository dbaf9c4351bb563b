import { closest } from 'fastest-levenshtein';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { quoted, type Report } from '../../core/problem.ts';
import type { RouteTable } from '../route.ts';

/** Reports each page with a layout that the site does not have. */
export function validateLayouts(
  { routes }: RouteTable,
  { layouts = {} }: Pick<SiteDefinition, 'layouts'>,
  report: Report,
): void {
  const names = Object.keys(layouts);
  for (const { address, page, meta, entry } of routes.values()) {
    const { layout } = meta;
    if (!layout || names.includes(layout)) continue;
    report({
      file: page.file,
      metaField: 'layout',
      needles: quoted(layout),
      ...(entry && { entry: { address, slug: entry.slug } }),
      message: `The site has no layout named "${layout}".`,
      hint:
        names.length === 0
          ? 'Add it to `layouts` of defineSite, or leave it out.'
          : `Add it to \`layouts\` of defineSite, or write "${closest(layout, names)}".`,
    });
  }
}
