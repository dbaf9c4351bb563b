import type { SiteChecks } from '../author/definition/check-options.ts';
import type { Fact, ReadingPolicy } from '../author/fact.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { Csp } from '../render/csp/csp.ts';
import type { DataNode } from '../render/document/data-nodes.ts';
import { ownParagraphs } from '../render/html/page-text.ts';
import type { Landmark, Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { isIndexed } from '../routes/route.ts';
import type { Vocabulary } from './structured-data/schema-org.ts';

/** The part of a page that stays in memory for checks that compare pages. */
export interface PageRecord {
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly ids: ReadonlySet<string>;
  /** Links with a fragment, which can be checked only when the ids of all pages are known. */
  readonly fragmentLinks: readonly string[];
  /** Its links, for the slower rules. */
  readonly links: readonly string[];
  /** Whether search engines list it. */
  readonly isIndexed: boolean;
  /** The page's own paragraphs. Empty if the site does not limit similarity. */
  readonly passages: readonly string[];
}

/** The subject of a page check: a page's own content, or the frame. */
export interface CheckedPage {
  /** The name for messages: an address, or `every page` for the frame. */
  readonly name: string;
  readonly file: string;
  readonly scan: Scan;
  /** The whole document, or the frame. */
  readonly html: string;
  /** The page's own content, or the frame. */
  readonly content: string;
}

/** What checks know about the frame. */
interface CheckedFrame {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Those with a fragment. */
  readonly fragmentLinks: readonly string[];
  readonly landmarks: readonly Landmark[];
  /** Whether its text is valid, so that any wrong character comes from the page. */
  readonly isWellFormed: boolean;
}

/** What a check can find out about the site. */
export interface CheckContext {
  /** The address of the page that an address or alias leads to. */
  readonly resolve: (path: string) => string | undefined;
  /** Every address and alias. */
  readonly known: readonly string[];
  /** Whether a path leads to anything but a page: an asset, a file, an endpoint, or an allowed dead link. */
  readonly isFile: (path: string) => boolean;
  /** The ids in an SVG file of the site. Undefined if the path is not one. */
  readonly idsInSvg: (path: string) => ReadonlySet<string> | undefined;
  /** The base path of the site. */
  readonly base: string;
  /** Paths that another program answers, without the base path. */
  readonly endpoints: ReadonlySet<string>;
  /** The frame around a page, or all frames of the site. Undefined if one could not be rendered. */
  readonly frame: CheckedFrame | undefined;
  /** The site's own checks. */
  readonly siteChecks: SiteChecks;
  readonly facts: readonly Fact[];
  readonly policy: ReadingPolicy;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The compiled code of each module of the site. */
  readonly code: SiteModules['code'];
  /** The names of the islands that have an island file next to one of a page's modules. */
  readonly islandsOf: (file: string) => ReadonlySet<string>;
  /** The headers for the host to send. */
  readonly headers: HostHeaders;
  /** The content security policy in the headers. */
  readonly contentPolicy: Csp | undefined;
  /** The minified style sheets of the site, by file. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** False if a page could not be loaded, so that not all addresses are known. */
  readonly isComplete: boolean;
}

/** A problem of a page or of the frame, without its file. The caller adds the file. */
export type PageFault = Omit<PageProblem, 'file'>;

/** A rule about one page. It returns a fault, or a list. */
export type PageCheck = (
  page: CheckedPage,
  context: CheckContext,
) => PageFault | readonly PageFault[];

/** A document with its visible text and structured data. */
interface ReadDocument {
  readonly html: string;
  /** All visible text, including the frame. */
  readonly text: string;
  /** The items in its structured data. */
  readonly nodes: readonly DataNode[];
}

/** A problem in a document, without the page. The caller adds the page. */
export interface DocumentFault {
  /** A clause that completes "On /about:", such as `a LocalBusiness has no address`. */
  readonly what: string;
  readonly hint: string;
  readonly needles?: readonly string[];
}

/** What a document check can find out about the site. */
export type DocumentContext = Pick<
  CheckContext,
  'siteChecks' | 'facts' | 'policy' | 'origin' | 'resolve' | 'isFile'
> & {
  readonly vocabulary: Vocabulary;
};

/** A rule about a whole document. These rules are slower, so only `site check` runs them. */
export type DocumentCheck = (
  document: ReadDocument,
  context: DocumentContext,
) => readonly DocumentFault[];

/** A rule that compares all pages, by address. */
export type SiteCheck = (
  records: ReadonlyMap<string, PageRecord>,
  context: CheckContext,
) => readonly PageProblem[];

export function toPageRecord(
  { route, scan, content }: RenderedPage,
  { similarity }: SiteChecks,
  isThorough: boolean,
): PageRecord {
  return {
    address: route.address,
    file: route.page.file,
    title: route.meta.title,
    description: route.meta.description,
    ids: new Set(scan.ids),
    fragmentLinks: fragmentLinksOf(scan),
    links: isThorough ? scan.links.map(({ value }) => value) : [],
    isIndexed: isIndexed(route),
    passages: similarity ? ownParagraphs(content) : [],
  };
}

export function fragmentLinksOf({ links, files }: Scan): readonly string[] {
  const inSite = [...links.map(({ value }) => value), ...files].filter((href) =>
    /^[/#].*#|^#/.test(href),
  );
  return [...new Set(inSite)];
}
