import { ownParagraphs } from '../render/html/page-text.ts';
import type { Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { isIndexed } from '../routes/route.ts';
import type { KeptPage, RuleSite } from './rule.ts';

/** What stays in memory of a page. Lists that no rule of this run reads are empty. */
export function toKeptPage(
  { route, view, scan, content }: RenderedPage,
  { checks, isThorough }: RuleSite,
): KeptPage {
  const { title, description } = view.meta;
  const isForSite = checks.site !== undefined;
  return {
    address: route.address,
    file: route.page.file,
    title,
    description,
    language: view.language,
    isListed: isIndexed(route),
    headings: isForSite ? scan.headings : [],
    links: isForSite || isThorough ? linksOf(scan) : [],
    ids: new Set(scan.ids),
    paragraphs: isForSite ? ownParagraphs(content) : [],
    fragmentLinks: fragmentLinksOf(scan),
  };
}

/** The targets of links, images, and forms. */
export function linksOf({ links, files }: Scan): readonly string[] {
  return [...new Set([...links.map(({ value }) => value), ...files])];
}

export function fragmentLinksOf(scan: Scan): readonly string[] {
  return linksOf(scan).filter((href) => /^[/#].*#|^#/.test(href));
}
