import type { Problem } from './problem.ts';
import type { Route } from './route.ts';
import type { Scan } from './scan.ts';

/** A page just rendered, whole: checked, written, and forgotten. */
export interface RenderedPage {
  readonly route: Route;
  /** Of the page's own content, without the frame. */
  readonly scan: Scan;
  /** The document. */
  readonly html: string;
}

/** What is kept of a page for the checks that compare pages. */
export interface PageRecord {
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly ids: ReadonlySet<string>;
  /** Links with a fragment: whether it is there is known when all pages are. */
  readonly fragmentLinks: readonly string[];
}

/** A problem of a page, and the text by which its line can be found in the page's modules. */
export interface PageProblem extends Problem {
  readonly needle?: string;
}

/** What a page check looks at: a page's own content, or the frame around all of them. */
export interface CheckedPage {
  /** How a sentence names it: its address, or `the frame`. */
  readonly name: string;
  readonly file: string;
  readonly scan: Scan;
  readonly html: string;
}

/** What a check may ask of the site around a page. */
export interface CheckContext {
  /** The page that an address or alias leads to. */
  readonly resolve: (path: string) => string | undefined;
  /** Every address and alias. */
  readonly known: readonly string[];
  /** Paths that lead to something else than a page: assets, files, endpoints, allowed dead links. */
  readonly isFile: (path: string) => boolean;
  /** There on every page. */
  readonly frameIds: ReadonlySet<string>;
  /** False while some page could not be loaded: nobody knows then which addresses are missing. */
  readonly isComplete: boolean;
}

/** A rule about one page. */
export type PageCheck = (page: CheckedPage, context: CheckContext) => readonly PageProblem[];

/** A rule about all pages together, by their addresses. */
export type SiteCheck = (
  records: ReadonlyMap<string, PageRecord>,
  context: CheckContext,
) => readonly PageProblem[];

export function toPageRecord({ route, scan }: RenderedPage): PageRecord {
  const links = scan.links.map(({ value }) => value);
  return {
    address: route.address,
    file: route.page.file,
    title: route.meta.title,
    description: route.meta.description,
    ids: new Set(scan.ids),
    fragmentLinks: [...new Set(links.filter((href) => /^[/#].*#|^#/.test(href)))],
  };
}
