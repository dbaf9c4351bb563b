import type { SiteDefinition } from '../author/definition/site.ts';
import { memoize } from '../core/memoize.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { isWellFormed } from '../core/text/html.ts';
import { plural } from '../core/text/plural.ts';
import { cspIn } from '../render/csp/csp.ts';
import { readStructuredData } from '../render/document/data-nodes.ts';
import type { Frame, Frames } from '../render/frame.ts';
import { visibleTextOf } from '../render/html/page-text.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { pathOf, type RouteTable } from '../routes/route.ts';
import {
  documentRules,
  frameRules,
  pageRules,
  siteRules,
  slowDocumentRules,
  slowSiteRules,
} from './all-rules.ts';
import { fragmentLinksOf, toKeptPage } from './kept-page.ts';
import type {
  CheckedDocument,
  CheckedHtml,
  KeptPage,
  PageFault,
  PageRule,
  RuleSite,
} from './rule.ts';

/** The site to check. Most of it is passed on to the rules. */
export interface CheckerOptions
  extends Pick<
    RuleSite,
    | 'base'
    | 'code'
    | 'cssByFile'
    | 'date'
    | 'folder'
    | 'has'
    | 'headers'
    | 'idsInSvg'
    | 'isComplete'
    | 'isFile'
    | 'isThorough'
    | 'origin'
    | 'policy'
  > {
  readonly definition: SiteDefinition;
  readonly table: RouteTable;
  readonly frames: Frames;
  /** The names of the islands that a page or the frame can render, by its file. */
  readonly islandsOf: (file: string) => readonly string[];
}

export async function createChecker(options: CheckerOptions): Promise<Checker> {
  const none = { types: {}, properties: {}, members: {} };
  const vocabulary = options.isThorough
    ? (await import('./structured-data/vocabulary.json')).default
    : none;
  return new Checker(options, vocabulary);
}

/** Checks each page once while it is in memory, and compares all pages at the end. */
export class Checker {
  readonly #site: RuleSite;
  readonly #frames: Frames;
  readonly #pages = new Map<string, KeptPage>();
  readonly #faultsOfDocuments = new Map<string, FaultOfDocuments>();
  readonly #siteIn = memoize(
    (language: string): RuleSite => ({
      ...this.#site,
      frame: toCheckedFrame([this.#frames.get(language)]),
    }),
  );

  constructor(options: CheckerOptions, vocabulary: RuleSite['vocabulary']) {
    this.#frames = options.frames;
    this.#site = toRuleSite(options, this.#pages, vocabulary);
  }

  /** The problems of a page that are reported at once. The others wait until it is known how many pages have them. */
  checkPage(page: RenderedPage): readonly PageProblem[] {
    const { route, view } = page;
    const { address, entry } = route;
    this.#pages.set(address, toKeptPage(page, this.#site));
    const document = toDocument(page);
    const rules = [...documentRules, ...(this.#site.isThorough ? slowDocumentRules : [])];
    for (const problem of applyRules(rules, document, this.#site)) this.#keep(problem, address);
    const problems = applyRules(pageRules, document, this.#siteIn(view.language));
    return entry
      ? problems.map((problem) => ({ ...problem, entry: { address, slug: entry.slug } }))
      : problems;
  }

  /** The problems of the site as a whole, of the frame, and those that several pages may have. */
  async checkSite(): Promise<readonly PageProblem[]> {
    const rules = [...siteRules, ...(this.#site.isThorough ? slowSiteRules : [])];
    const problems: PageProblem[] = [...checkFrames(this.#frames, this.#site)];
    for (const rule of rules) problems.push(...(await rule(this.#site)));
    return [...problems, ...[...this.#faultsOfDocuments.values()].map(withPages)];
  }

  #keep(problem: PageProblem, address: string): void {
    const known = this.#faultsOfDocuments.get(problem.message);
    if (known) known.pages.add(address);
    else this.#faultsOfDocuments.set(problem.message, { problem, pages: new Set([address]) });
  }
}

/** A fault with the pages that have it. The problem is that of the first page. */
interface FaultOfDocuments {
  readonly problem: PageProblem;
  readonly pages: Set<string>;
}

function withPages({ problem, pages }: FaultOfDocuments): PageProblem {
  const [first = '', ...more] = pages;
  const rest = more.length > 0 ? ` and ${plural(more.length, 'more page')}` : '';
  return { ...problem, message: `On ${first}${rest}: ${problem.message}` };
}

function applyRules<Page extends CheckedHtml>(
  rules: readonly PageRule<Page>[],
  page: Page,
  site: RuleSite,
): readonly PageProblem[] {
  const withFile = (fault: PageFault): PageProblem => ({ file: page.file, ...fault });
  return rules.flatMap((rule) => [rule(page, site)].flat().map(withFile));
}

function checkFrames(frames: Frames, site: RuleSite): readonly PageProblem[] {
  return [...frames.values()].flatMap((frame) => {
    if (!frame) return [];
    const checked = { name: 'every page', file: siteFile, ...frame.whole };
    return applyRules(frameRules, checked, { ...site, frame: undefined });
  });
}

function toDocument({ route, view, scan, content, html }: RenderedPage): CheckedDocument {
  let data: ReturnType<typeof readStructuredData> | undefined;
  const read = () => (data ??= readStructuredData(html));
  return {
    name: route.address,
    file: route.page.file,
    view,
    scan,
    content,
    html,
    get text() {
      return visibleTextOf(html);
    },
    get nodes() {
      return read().nodes;
    },
    get unread() {
      return read().unread;
    },
  };
}

function toRuleSite(
  { definition, table, isFile, frames, islandsOf, ...rest }: CheckerOptions,
  pages: ReadonlyMap<string, KeptPage>,
  vocabulary: RuleSite['vocabulary'],
): RuleSite {
  const endpoints = new Set((definition.endpoints ?? []).map(pathOf));
  const deadLinks = new Set((definition.deadLinks ?? []).map(pathOf));
  return {
    ...rest,
    pages,
    vocabulary,
    frame: toCheckedFrame([...frames.values()]),
    resolve: (path) => (table.routes.has(path) ? path : table.redirects.get(path)?.to),
    known: [...table.routes.keys(), ...table.redirects.keys()],
    isFile: (path) => isFile(path) || endpoints.has(path) || deadLinks.has(path),
    endpoints,
    checks: definition.checks ?? {},
    facts: definition.facts ?? [],
    contentPolicy: cspIn(rest.headers),
    islandsOf: memoize((file: string) => new Set([siteFile, file].flatMap(islandsOf))),
  };
}

/** The frame in one language, or for the whole site in all of them. */
function toCheckedFrame(frames: readonly (Frame | undefined)[]): RuleSite['frame'] {
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
