import type { SiteDefinition } from '../author/definition/site.ts';
import { memoize } from '../core/memoize.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isWellFormed } from '../core/text/html.ts';
import { cspIn } from '../render/csp/csp.ts';
import type { Frame, Frames } from '../render/frame.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { languageOf, pathOf, type RouteTable } from '../routes/route.ts';
import { frameRules, pageRules, siteRules, slowSiteRules } from './all-rules.ts';
import {
  type CheckContext,
  type CheckedPage,
  fragmentLinksOf,
  type PageCheck,
  type PageRecord,
  toPageRecord,
} from './check-types.ts';
import { createDocumentChecks } from './document-checks.ts';
import type { Vocabulary } from './structured-data/schema-org.ts';

/** The site to check. Most of it is passed on to the rules. */
export interface CheckerOptions
  extends Pick<
    CheckContext,
    | 'base'
    | 'isFile'
    | 'idsInSvg'
    | 'headers'
    | 'cssByFile'
    | 'isComplete'
    | 'policy'
    | 'origin'
    | 'code'
  > {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly frames: Frames;
  /** The names of the islands that a page or the frame can render, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
  /** Only `site check` gives it: then the slow rules run, too. */
  readonly vocabulary: Vocabulary | undefined;
}

export type Checker = ReturnType<typeof createChecker>;

/** Checks each page once while it is in memory, and compares all pages at the end. */
export function createChecker(options: CheckerOptions) {
  const context = toContext(options);
  const frameProblems = checkFrames(options.frames, context);
  const contextIn = memoize((language: string) => ({
    ...context,
    frame: toCheckedFrame([options.frames.get(language)]),
  }));
  const { siteChecks } = context;
  const { vocabulary } = options;
  const documents = vocabulary && createDocumentChecks({ ...context, vocabulary });
  const records = new Map<string, PageRecord>();
  const checkPage = (page: RenderedPage): readonly PageProblem[] => {
    const { route, scan, content, html } = page;
    records.set(route.address, toPageRecord(page, siteChecks, vocabulary !== undefined));
    const checked = { name: route.address, file: route.page.file, scan, content, html };
    documents?.visit(page);
    const problems = applyRules(pageRules, checked, contextIn(languageOf(route, options.site)));
    const { entry, address } = route;
    return entry
      ? problems.map((problem) => ({ ...problem, entry: { address, slug: entry.slug } }))
      : problems;
  };
  /** Problems from the rules about all pages and about the frame. */
  const checkSite = (): readonly PageProblem[] => [
    ...frameProblems,
    ...[...siteRules, ...(vocabulary ? slowSiteRules : [])].flatMap((check) =>
      check(records, context),
    ),
    ...(documents?.problems() ?? []),
  ];
  return { checkPage, checkSite };
}

function applyRules(
  rules: readonly PageCheck[],
  page: CheckedPage,
  context: CheckContext,
): readonly PageProblem[] {
  const { file } = page;
  return rules.flatMap((rule) => [rule(page, context)].flat().map((fault) => ({ file, ...fault })));
}

function checkFrames(frames: Frames, context: CheckContext): readonly PageProblem[] {
  return [...frames.values()].flatMap((frame) => {
    if (!frame) return [];
    const checked = {
      name: 'every page',
      file: siteFile,
      ...frame.whole,
      content: frame.whole.html,
    };
    return applyRules(frameRules, checked, { ...context, frame: undefined });
  });
}

function toContext({
  site,
  table,
  isFile,
  frames,
  islandsOf,
  ...rest
}: CheckerOptions): CheckContext {
  const endpoints = new Set((site.endpoints ?? []).map(pathOf));
  const deadLinks = new Set((site.deadLinks ?? []).map(pathOf));
  return {
    ...rest,
    frame: toCheckedFrame([...frames.values()]),
    resolve: (path) => (table.routes.has(path) ? path : table.redirects.get(path)?.to),
    known: [...table.routes.keys(), ...table.redirects.keys()],
    isFile: (path) => isFile(path) || endpoints.has(path) || deadLinks.has(path),
    endpoints,
    siteChecks: site.checks ?? {},
    facts: site.facts ?? [],
    contentPolicy: cspIn(rest.headers),
    islandsOf: memoize((file: string) => new Set([siteFile, file].flatMap(islandsOf))),
  };
}

/** The frame in one language, or for the whole site in all of them. */
function toCheckedFrame(frames: readonly (Frame | undefined)[]): CheckContext['frame'] {
  const rendered = frames.flatMap((frame) => frame?.whole ?? []);
  if (rendered.length < frames.length) return undefined;
  const scans = rendered.map(({ scan }) => scan);
  return {
    ids: new Set(scans.flatMap(({ ids }) => ids)),
    links: scans.flatMap(({ links }) => links.map(({ value }) => value)),
    fragmentLinks: [...new Set(scans.flatMap(fragmentLinksOf))],
    landmarks: scans.flatMap(({ landmarks }) => landmarks),
    isWellFormed: rendered.every(({ html }) => isWellFormed(html)),
  };
}
