import type { SiteChecks } from '../author/definition/site-checks.ts';
import type { PageRecord, PageView, SiteView } from '../author/definition/views.ts';
import type { Fact, ReadingPolicy } from '../author/fact.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { Csp } from '../render/csp/csp.ts';
import type { DataNode } from '../render/document/data-nodes.ts';
import type { Landmark, Scan } from '../render/html/scan.ts';
import type { Vocabulary } from './structured-data/schema-org.ts';

/** A rule about one page, or about the frame. It returns a fault, or a list. */
export type PageRule<Page = CheckedHtml> = (
  page: Page,
  site: RuleSite,
) => PageFault | readonly PageFault[];

/** A rule about the whole site, applied when all pages have been rendered. */
export type SiteRule = (site: RuleSite) => readonly PageProblem[] | Promise<readonly PageProblem[]>;

/** A problem of a page. Without a file, it is in the module of the page. */
export type PageFault = Omit<PageProblem, 'file'> & Partial<Pick<PageProblem, 'file'>>;

/** A page with its document, or the frame. */
export interface CheckedHtml {
  /** The name for messages: an address, or `every page` for the frame. */
  readonly name: string;
  readonly file: string;
  /** The whole document, or the frame. */
  readonly html: string;
  /** The scan of the page's own content, or of the frame. */
  readonly scan: Scan;
}

/** A page with what is read of its document only when a rule asks for it. */
export interface CheckedDocument extends CheckedHtml {
  readonly view: PageView;
  /** The page's own HTML, without the frame. */
  readonly content: string;
  /** All visible text, including the frame. */
  readonly text: string;
  /** The items in its structured data. */
  readonly nodes: readonly DataNode[];
  /** Structured data that is not JSON. */
  readonly unread: readonly string[];
}

/** A page as it is kept in memory, for rules about all pages. */
export interface KeptPage extends PageRecord {
  /** Links with a fragment, which can be checked only when the ids of all pages are known. */
  readonly fragmentLinks: readonly string[];
}

/** What rules know about the frame. */
interface CheckedFrame {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Those with a fragment. */
  readonly fragmentLinks: readonly string[];
  readonly landmarks: readonly Landmark[];
  /** Whether its text is valid, so that any wrong character comes from the page. */
  readonly isWellFormed: boolean;
}

/** What a rule can find out about the site. */
export interface RuleSite extends SiteView {
  /** The pages so far, by address. */
  readonly pages: ReadonlyMap<string, KeptPage>;
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
  /** The pages folder. */
  readonly folder: string;
  /** Paths that another program answers, without the base path. */
  readonly endpoints: ReadonlySet<string>;
  /** The frame around a page, or all frames of the site. Undefined if one could not be rendered. */
  readonly frame: CheckedFrame | undefined;
  /** The site's own checks, and its settings. */
  readonly checks: SiteChecks;
  readonly facts: readonly Fact[];
  readonly policy: ReadingPolicy;
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
  /** Whether the slow rules are applied, too. */
  readonly isThorough: boolean;
  /** Empty unless the rules are thorough. */
  readonly vocabulary: Vocabulary;
}
