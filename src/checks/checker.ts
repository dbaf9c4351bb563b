import type { SiteDefinition } from '../author/definition/site.ts';
import type { ReadingPolicy } from '../author/fact.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isWellFormed } from '../core/text/html.ts';
import { cspIn } from '../render/csp/csp.ts';
import type { Frame, Frames } from '../render/frame.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { languageOf, pathOf, type RouteTable } from '../routes/route.ts';
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
  /** Whether a path is that of a file that is not a page. */
  readonly isFile: (path: string) => boolean;
  readonly frames: Frames;
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
  /** Only `site check` gives it: then the rules in `thoroughSite` and `document` run, too. */
  readonly vocabulary: Vocabulary | undefined;
}

/** Checks each page once while it is in memory, and compares all pages at the end. */
export interface Checker {
  readonly checkPage: (page: RenderedPage) => readonly PageProblem[];
  /** Problems from the rules about all pages and about the frame. */
  readonly checkSite: () => readonly PageProblem[];
}

export function createCheckerOf(rules: CheckerRules, options: CheckerOptions): Checker {
  const context = toContext(options);
  const frameProblems = checkFrames(options, rules.frame, context);
  const contextIn = cached((language) => ({
    ...context,
    ...frameContext([options.frames.get(language)]),
  }));
  const { siteChecks } = context;
  const { vocabulary } = options;
  const documents = vocabulary && createDocumentChecks(rules.document, { ...context, vocabulary });
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, html } = page;
    records.set(route.address, toPageRecord(page, siteChecks, vocabulary !== undefined));
    const checked = { name: route.address, file: route.page.file, scan, html };
    documents?.visit(page);
    const problems = rules.page.flatMap((check) =>
      check(checked, contextIn(languageOf(route, options.site))),
    );
    const { entry, address } = route;
    return entry
      ? problems.map((problem) => ({ ...problem, entry: { address, slug: entry.slug } }))
      : problems;
  };
  const checkSite = (): readonly PageProblem[] => [
    ...frameProblems,
    ...rules.site.flatMap((check) => check(records, context)),
    ...(vocabulary ? rules.thoroughSite : []).flatMap((check) => check(records, context)),
    ...(documents?.problems() ?? []),
  ];
  return { checkPage, checkSite };
}

function checkFrames(
  { frames }: CheckerOptions,
  checks: readonly PageCheck[],
  context: CheckContext,
): readonly PageProblem[] {
  const withoutFrame = { ...context, frameIds: new Set<string>(), isFrameWellFormed: true };
  return [...frames.values()].flatMap((frame) => {
    if (!frame) return [];
    const checked = { name: 'every page', file: siteFile, ...frame.whole };
    return checks.flatMap((check) => check(checked, withoutFrame));
  });
}

function toContext({
  site,
  table,
  base,
  isFile,
  frames,
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
    isFile: (path) => isFile(path) || endpoints.has(path) || deadLinks.has(path),
    base,
    endpoints,
    ...frameContext([...frames.values()]),
    siteChecks: site.checks ?? {},
    facts: site.facts ?? [],
    policy,
    origin,
    code,
    headers,
    contentPolicy: cspIn(headers),
    cssByFile,
    islandsOf: cached((file) => new Set([siteFile, file].flatMap(islandsOf))),
    isComplete,
  };
}

/** What checks know about the frame in one language, or for the whole site in all of them. */
function frameContext(frames: readonly (Frame | undefined)[]) {
  const rendered = frames.flatMap((frame) => frame?.whole ?? []);
  const scans = rendered.map(({ scan }) => scan);
  const isComplete = rendered.length === frames.length;
  return {
    frameIds: isComplete ? new Set(scans.flatMap(({ ids }) => ids)) : undefined,
    isFrameWellFormed: rendered.every(({ html }) => isWellFormed(html)),
    frameFragmentLinks: [...new Set(scans.flatMap(fragmentLinksOf))],
    frameLinks: scans.flatMap(({ links }) => links.map(({ value }) => value)),
    frameLandmarks: scans.flatMap(({ landmarks }) => landmarks),
  };
}

/** Many pages have the same file, or the same language. */
function cached<Value>(compute: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}
