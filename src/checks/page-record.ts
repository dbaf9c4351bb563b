import type { PageRecord } from '../author/definition/views.ts';
import { ownParagraphs } from '../render/html/page-text.ts';
import type { Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { isIndexed } from '../routes/route.ts';

/** What stays in memory of a page. `isForSite` is whether the site has a check of its own that reads texts. */
export function toPageRecord(
  { route, view, scan, content }: RenderedPage,
  isForSite: boolean,
): PageRecord {
  const { title, description } = view.meta;
  const headings = scan.headings.map(({ level, text }) => ({ level, text: copied(text) }));
  return {
    address: route.address,
    file: route.page.file,
    title,
    description,
    language: view.language,
    isListed: isIndexed(route),
    ids: new Set(scan.ids.map(copied)),
    links: linksOf(scan).map(copied),
    headings: isForSite ? headings : [],
    paragraphs: isForSite ? ownParagraphs(content).map(copied) : [],
  };
}

/** The targets of links, images, and forms. */
export function linksOf({ links, files }: Scan): readonly string[] {
  return [...new Set([...links.map(({ value }) => value), ...files])];
}

/** A string that is a part of another one keeps all of it in memory: here, the HTML of a page. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
