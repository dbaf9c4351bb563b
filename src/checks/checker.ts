import type { SiteDefinition } from '../author/definition/site.ts';
import type { ReadingPolicy } from '../author/fact.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isWellFormed } from '../core/text/html.ts';
import { cspIn } from '../render/csp/csp.ts';
import type { Scan } from '../render/html/scan.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { pathOf, type RouteTable } from '../routes/route.ts';
import {
  type CheckContext,
  type DocumentCheck,
  fragmentLinksOf,
  type PageCheck,
  type PageRecord,
  type SiteCheck,
  toPageRecord,
} from './check-types.ts';
import { createDocumentChecks } from './document-checks.ts';
import type { Vocabulary } from './structured-data/schema-org.ts';

/** The rules of a checker. */
export interface CheckerRules {
  readonly page: readonly PageCheck[];
  readonly frame: readonly PageCheck[];
  readonly site: readonly SiteCheck[];
  /** Slower rules, which only `site check` runs. */
  readonly thoroughSite: readonly SiteCheck[];
  readonly document: readonly DocumentCheck[];
}

export interface CheckerOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  /** The base path of the site. */
  readonly base: string;
  /** The paths of files that are not pages. */
  readonly paths: ReadonlySet<string>;
  /** Undefined if the frame could not be rendered. */
  readonly frame: { readonly html: string; readonly scan: Scan } | undefined;
  /** The headers for the host to send. */
  readonly headers: HostHeaders;
  /** The minified style sheets of the site, by file. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** The names of the islands that a page or the frame can render, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
  /** Whether every page could be loaded. */
  readonly isComplete: boolean;
  readonly policy: ReadingPolicy;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The compiled code of each module of the site. */
  readonly code: CheckContext['code'];
  /** If it is given, the slower rules run, too. */
  readonly vocabulary: Vocabulary | undefined;
}

/** Checks each page once while it is in memory, and compares all pages at the end. */
export interface Checker {
  readonly checkPage: (page: RenderedPage) => readonly PageProblem[];
  /** Problems from the rules about all pages and about the frame. */
  readonly checkSite: () => readonly PageProblem[];
}

export function createCheckerOf(checks: CheckerRules, options: CheckerOptions): Checker {
  const context = toContext(options);
  const frameProblems = checkFrame(options, checks.frame, context);
  const { rules } = context;
  const { vocabulary } = options;
  const documents = vocabulary && createDocumentChecks(checks.document, { ...context, vocabulary });
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, html } = page;
    records.set(route.address, toPageRecord(page, rules, vocabulary !== undefined));
    const checked = { name: route.address, file: route.page.file, scan, html };
    documents?.visit(page);
    const problems = checks.page.flatMap((check) => check(checked, context));
    const { entry, address } = route;
    return entry
      ? problems.map((problem) => ({ ...problem, entry: { address, slug: entry.slug } }))
      : problems;
  };
  const checkSite = (): readonly PageProblem[] => [
    ...frameProblems,
    ...checks.site.flatMap((check) => check(records, context)),
    ...(vocabulary ? checks.thoroughSite : []).flatMap((check) => check(records, context)),
    ...(documents?.problems() ?? []),
  ];
  return { checkPage, checkSite };
}

function checkFrame(
  { frame }: CheckerOptions,
  checks: readonly PageCheck[],
  context: CheckContext,
): readonly PageProblem[] {
  if (!frame) return [];
  const checked = { name: 'every page', file: siteFile, ...frame };
  const withoutFrame = { ...context, frameIds: new Set<string>(), isFrameWellFormed: true };
  return checks.flatMap((check) => check(checked, withoutFrame));
}

function toContext({
  site,
  table,
  base,
  paths,
  frame,
  headers,
  cssByFile,
  islandsOf,
  isComplete,
  policy,
  origin,
  code,
}: CheckerOptions): CheckContext {
  const endpoints = new Set((site.endpoints ?? []).map(pathOf));
  const deadLinks = new Set((site.deadLinks ?? []).map(pathOf));
  return {
    resolve: (path) => (table.routes.has(path) ? path : table.redirects.get(path)?.to),
    known: [...table.routes.keys(), ...table.redirects.keys()],
    isFile: (path) => paths.has(path) || endpoints.has(path) || deadLinks.has(path),
    base,
    endpoints,
    frameIds: frame && new Set(frame.scan.ids),
    isFrameWellFormed: !frame || isWellFormed(frame.html),
    frameFragmentLinks: frame ? fragmentLinksOf(frame.scan) : [],
    frameLinks: frame?.scan.links.map(({ value }) => value) ?? [],
    frameLandmarks: frame?.scan.landmarks ?? [],
    rules: site.checks ?? {},
    facts: site.facts ?? [],
    policy,
    origin,
    code,
    headers,
    contentPolicy: cspIn(headers),
    cssByFile,
    islandsOf: cachedByFile((file) => new Set([siteFile, file].flatMap(islandsOf))),
    isComplete,
  };
}

/** Many pages may come from one file. */
function cachedByFile<Value>(compute: (file: string) => Value): (file: string) => Value {
  const cached = new Map<string, Value>();
  return (file) => {
    const value = cached.get(file) ?? compute(file);
    cached.set(file, value);
    return value;
  };
}
