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

/** The rules that a checker knows. */
export interface CheckerRules {
  readonly page: readonly PageCheck[];
  readonly frame: readonly PageCheck[];
  readonly site: readonly SiteCheck[];
  /** Those that take longer. */
  readonly thoroughSite: readonly SiteCheck[];
  readonly document: readonly DocumentCheck[];
}

export interface CheckerOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  /** What comes before every path of the site. */
  readonly base: string;
  /** Paths of the files that are no pages. */
  readonly paths: ReadonlySet<string>;
  /** None where it could not be rendered. */
  readonly frame: { readonly html: string; readonly scan: Scan } | undefined;
  /** What a host is asked to send. */
  readonly headers: HostHeaders;
  /** Style sheets of the site, minified, by their files. */
  readonly cssByFile: ReadonlyMap<string, string>;
  /** Names of the islands that a page or the frame can show, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
  /** Whether every page could be loaded. */
  readonly isComplete: boolean;
  readonly policy: ReadingPolicy;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The compiled code of each module of the site. */
  readonly code: CheckContext['code'];
  /** With it everything is looked at, however long it takes. */
  readonly vocabulary: Vocabulary | undefined;
}

/** Sees each page once, while it is there; compares them at the end by what it noted. */
export interface Checker {
  readonly checkPage: (page: RenderedPage) => readonly PageProblem[];
  /** The rules about all pages, and about the frame that they share. */
  readonly checkSite: () => readonly PageProblem[];
}

export function createCheckerOf(known: CheckerRules, options: CheckerOptions): Checker {
  const context = toContext(options);
  const frameProblems = checkFrame(options, known.frame, context);
  const { rules } = context;
  const { vocabulary } = options;
  const documents = vocabulary && createDocumentChecks(known.document, { ...context, vocabulary });
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, html } = page;
    records.set(route.address, toPageRecord(page, rules));
    const piece = { name: route.address, file: route.page.file, scan, html };
    documents?.see(page);
    return known.page.flatMap((check) => check(piece, context));
  };
  const checkSite = (): readonly PageProblem[] => [
    ...frameProblems,
    ...known.site.flatMap((check) => check(records, context)),
    ...(vocabulary ? known.thoroughSite : []).flatMap((check) => check(records, context)),
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
  const piece = { name: 'every page', file: siteFile, ...frame };
  const alone = { ...context, frameIds: new Set<string>(), isFrameWellFormed: true };
  return checks.flatMap((check) => check(piece, alone));
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
    frameLandmarks: frame?.scan.landmarks ?? [],
    rules: site.checks ?? {},
    facts: site.facts ?? [],
    policy,
    origin,
    code,
    headers,
    contentPolicy: cspIn(headers),
    cssByFile,
    islandsOf: remember((file) => new Set([siteFile, file].flatMap(islandsOf))),
    isComplete,
  };
}

/** Many pages may come from one file. */
function remember<Value>(find: (file: string) => Value): (file: string) => Value {
  const found = new Map<string, Value>();
  return (file) => {
    const value = found.get(file) ?? find(file);
    found.set(file, value);
    return value;
  };
}
