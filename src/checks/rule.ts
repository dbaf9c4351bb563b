import type { SiteChecks } from '../author/definition/site.ts';
import type { PageRecord, SiteView } from '../author/definition/views.ts';
import type { Fact } from '../author/fact.ts';
import type { HostHeaders } from '../core/hosts.ts';
import type { PageProblem } from '../core/problem.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { Csp } from '../render/csp.ts';
import type { StructuredData } from '../render/document/document-texts.ts';
import type { Landmark, Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/render-page.tsx';
import type { Redirect } from '../routes/route.ts';

/** A rule about one page, or about the layout. It returns a fault, or a list. */
export type PageRule<Page = CheckedHtml> = (
  page: Page,
  site: RuleSite,
) => PageFault | readonly PageFault[];

/** A rule about the whole site, applied when all pages have been rendered. */
export type SiteRule = (site: RuleSite) => readonly PageProblem[] | Promise<readonly PageProblem[]>;

/** A problem of a page. Without a file, it is in the module of the page. */
export type PageFault = Omit<PageProblem, 'file'> & Partial<Pick<PageProblem, 'file'>>;

/** A page with its document, or the layout. */
export interface CheckedHtml {
  /** The name for messages: an address, or `every page` for the layout. */
  readonly name: string;
  readonly file: string;
  /** The whole document, or the layout. */
  readonly html: string;
  /** The page's own content, or the layout. */
  readonly content: string;
  /** Its scan. */
  readonly scan: Scan;
}

/** A page with parts of its document that are read only when a rule asks for them. */
export interface CheckedDocument extends CheckedHtml, Omit<RenderedPage, 'drawings' | 'layout'> {
  /** All visible text, including the layout. */
  readonly text: string;
  readonly data: StructuredData;
}

/** What rules know about the layout. */
export interface CheckedLayout {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly landmarks: readonly Landmark[];
  /** Whether the page chose to have no layout. */
  readonly isNone: boolean;
  /** Whether its text is valid, so that any wrong character comes from the page. */
  readonly isWellFormed: boolean;
}

/** The site, as rules see it. */
export interface RuleSite extends RulePremises {
  /** The pages so far, by address. */
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** The layout around a page, or all layouts of the site. Undefined if one could not be rendered. */
  readonly layout: CheckedLayout | undefined;
  /** The custom properties that elements and `<style>` of the pages and layouts so far set. */
  readonly propertiesInMarkup: ReadonlySet<string>;
  /** The address of the page that an address or alias leads to. */
  readonly resolve: (path: string) => string | undefined;
  /** Every address and alias. */
  readonly known: readonly string[];
  readonly redirects: readonly Redirect[];
  /** The site's own checks, and its settings. */
  readonly checks: SiteChecks;
  readonly facts: readonly Fact[];
  /** The URLs of `preloadFonts`, with the base path. */
  readonly preloadFonts: readonly string[];
  /** Paths that another program answers, without the base path. */
  readonly endpoints: ReadonlySet<string>;
  /** The content security policy in the headers. */
  readonly contentPolicy: Csp | undefined;
  /** Empty unless the rules are thorough. */
  readonly vocabulary: Vocabulary;
}

/** The parts of the site that are known before the first page is rendered. */
export interface RulePremises extends SiteView, Pick<SiteOptions, 'policy'> {
  readonly scope: CheckScope;
  /** The base path of the site. */
  readonly base: string;
  /** The pages folder. */
  readonly folder: string;
  /** Whether a path leads to anything but a page: an asset, a file, an endpoint, or an allowed dead link. */
  readonly isFile: (path: string) => boolean;
  /** How many bytes an asset or a file has. Undefined for any other path. */
  readonly sizeOfFile: (path: string) => number | undefined;
  /** Whether a script, a style sheet, or another text file that the build writes besides the pages contains a text. */
  readonly isInFiles: (text: string) => boolean;
  /** The ids in an SVG file of the site. Undefined if the path is not one. */
  readonly idsInSvg: (path: string) => ReadonlySet<string> | undefined;
  /** The compiled code of each module of the site. */
  readonly code: SiteModules['code'];
  /** The names of the islands that a page or the layout can render, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
  /** The headers for the host to send. */
  readonly headers: HostHeaders;
  /** The minified style sheets of the site, by file. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** False if a page could not be loaded, so that not all addresses are known. */
  readonly isComplete: boolean;
}

/** What `site check` adds to the rules of a build. */
export interface CheckScope {
  /** Whether the slow rules are applied, too. */
  readonly isThorough: boolean;
  /** Whether placeholders and assumptions are problems, too. */
  readonly launch?: boolean | undefined;
  /** Whether links to other hosts are followed. */
  readonly links?: boolean | undefined;
}

/** The schema.org vocabulary. `vocabulary.json` comes from the types in schema-dts; a test compares them. */
export interface Vocabulary {
  /** The parent types of each type. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** The types that have each property, and the types of its values. */
  readonly properties: Readonly<Record<string, PropertyRule>>;
  /** The members of each enumeration. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

export interface PropertyRule {
  readonly on: readonly string[];
  readonly of: readonly string[];
}

/** A type and all of its ancestors. */
export function ancestorTypes({ types }: Vocabulary, type: string): ReadonlySet<string> {
  const found = new Set([type]);
  for (const name of found) for (const parent of types[name] ?? []) found.add(parent);
  return found;
}
