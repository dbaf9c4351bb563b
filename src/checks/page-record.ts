import type { PageRecord } from '../author/definition/views.ts';
import { ownParagraphs } from '../render/html/page-text.ts';
import type { Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import { isIndexed } from '../routes/route.ts';

/** The part of a page that stays in memory. `isForSite` is whether the site has a check of its own that reads texts. */
export function toPageRecord(
  { route, view, scan, content }: RenderedPage,
  isForSite: boolean,
): PageRecord {
  const { title, description } = view.meta;
  return {
    address: route.address,
    file: route.page.file,
    title,
    description,
    language: view.language,
    isListed: isIndexed(route),
    ...copiesOf(scan),
    ...(isForSite ? textsOf(scan, content) : { headings: [], paragraphs: [] }),
  };
}

function textsOf({ headings }: Scan, content: string): Pick<PageRecord, 'headings' | 'paragraphs'> {
  return {
    headings: headings.map(({ level, text }) => ({ level, text: copied(text) })),
    paragraphs: ownParagraphs(content).map(copied),
  };
}

/** A page that `watch` has not rendered again has the same scan. */
const copies = new WeakMap<Scan, Pick<PageRecord, 'ids' | 'links'>>();

function copiesOf(scan: Scan): Pick<PageRecord, 'ids' | 'links'> {
  const known = copies.get(scan) ?? {
    ids: new Set(scan.ids.map(copied)),
    links: linksOf(scan).map(copied),
  };
  copies.set(scan, known);
  return known;
}

/** The targets of links, images, and forms. */
export function linksOf({ links, files }: Scan): readonly string[] {
  return [...new Set([...links.map(({ value }) => value), ...files])];
}

/** A substring keeps the whole string in memory: here, the HTML of a page. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
