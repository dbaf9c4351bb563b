import type { SiteChecks } from '../author/definition/check-options.ts';
import type { Fact, ReadingPolicy } from '../author/fact.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { Csp } from '../render/csp/csp.ts';
import type { DataNode } from '../render/document/data-nodes.ts';
import { ownParagraphs } from '../render/html/page-text.ts';
import type { Landmark, Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import type { Vocabulary } from './structured-data/schema-org.ts';

/** What is kept of a page for the checks that compare pages. */
export interface PageRecord {
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly ids: ReadonlySet<string>;
  /** Links with a fragment: whether it is there is known when all pages are. */
  readonly fragmentLinks: readonly string[];
  /** What it says for itself. Empty where the site does not limit how alike its pages may be. */
  readonly passages: readonly string[];
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
  /** What comes before every path of the site. */
  readonly base: string;
  /** Paths that another program answers, without a base. */
  readonly endpoints: ReadonlySet<string>;
  /** There on every page. None are known where the frame could not be rendered. */
  readonly frameIds: ReadonlySet<string> | undefined;
  /** Whether what is wrong with the characters of a page is the page's own fault. */
  readonly isFrameWellFormed: boolean;
  /** Links of the frame with a fragment. */
  readonly frameFragmentLinks: readonly string[];
  /** Landmarks of the frame. */
  readonly frameLandmarks: readonly Landmark[];
  /** What the site asks of its own pages. */
  readonly rules: SiteChecks;
  readonly facts: readonly Fact[];
  readonly policy: ReadingPolicy;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The compiled code of each module of the site. */
  readonly code: () => Iterable<{ readonly file: string; readonly code: string }>;
  /** Names of the islands that have a browser file beside a module of a page's file. */
  readonly islandsOf: (file: string) => ReadonlySet<string>;
  /** What a host is asked to send. */
  readonly headers: HostHeaders;
  /** The one among the headers. */
  readonly contentPolicy: Csp | undefined;
  /** Style sheets of the site, minified, by their files. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** False while some page could not be loaded: nobody knows then which addresses are missing. */
  readonly isComplete: boolean;
}

/** A rule about one page. */
export type PageCheck = (page: CheckedPage, context: CheckContext) => readonly PageProblem[];

/** A document as a visitor and a search engine read it. */
export interface ReadDocument {
  readonly html: string;
  /** All that is not hidden, the frame too. */
  readonly text: string;
  /** The things of its structured data. */
  readonly nodes: readonly DataNode[];
}

/** What is wrong in a document; where, is said by whoever asked. */
export interface DocumentFault {
  /** Completes a sentence: `a LocalBusiness without address`. */
  readonly what: string;
  readonly hint: string;
  readonly needles?: readonly string[];
}

/** What a document check may ask of the site. */
export type DocumentContext = Pick<
  CheckContext,
  'rules' | 'facts' | 'policy' | 'origin' | 'resolve' | 'isFile'
> & {
  readonly vocabulary: Vocabulary;
};

/** A rule about a whole document. It takes longer than others: only `site check` asks it. */
export type DocumentCheck = (
  document: ReadDocument,
  context: DocumentContext,
) => readonly DocumentFault[];

/** A rule about all pages together, by their addresses. */
export type SiteCheck = (
  records: ReadonlyMap<string, PageRecord>,
  context: CheckContext,
) => readonly PageProblem[];

export function toPageRecord(
  { route, scan, content }: RenderedPage,
  { similarity }: SiteChecks,
): PageRecord {
  return {
    address: route.address,
    file: route.page.file,
    title: route.meta.title,
    description: route.meta.description,
    ids: new Set(scan.ids),
    fragmentLinks: fragmentLinksOf(scan),
    passages: similarity ? ownParagraphs(content) : [],
  };
}

export function fragmentLinksOf({ links, files }: Scan): readonly string[] {
  const inSite = [...links.map(({ value }) => value), ...files].filter((href) =>
    /^[/#].*#|^#/.test(href),
  );
  return [...new Set(inSite)];
}
