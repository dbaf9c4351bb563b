import type { SiteDefinition } from '../author/definition/site.ts';
import type { PageRecord } from '../author/definition/views.ts';
import { isWellFormed } from '../core/html.ts';
import type { PageProblem } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { plural } from '../core/text.ts';
import { cspIn } from '../render/csp.ts';
import { readStructuredData, type StructuredData } from '../render/document/document-texts.ts';
import { visibleTextOf } from '../render/html/page-text.ts';
import { emptyLayout, type Layout, type Layouts } from '../render/render-layout.tsx';
import type { RenderedPage } from '../render/render-page.tsx';
import { isPlain, redirectFinder } from '../routes/redirects.ts';
import { pageAt, pathOf, type RouteTable } from '../routes/route.ts';
import { documentRules, layoutRules, pageRules, siteRules } from './all-rules.ts';
import { linksOf, toPageRecord } from './page-record.ts';
import type {
  CheckedDocument,
  CheckedHtml,
  CheckedLayout,
  PageRule,
  RulePremises,
  RuleSite,
} from './rule.ts';

/** The site to check. */
interface CheckerOptions extends RulePremises {
  readonly definition: SiteDefinition;
  readonly table: RouteTable;
  readonly layouts: Layouts;
}

export async function createChecker(options: CheckerOptions): Promise<Checker> {
  const vocabulary = options.scope.isThorough
    ? (await import('./structured-data/vocabulary.json')).default
    : { types: {}, properties: {}, members: {} };
  return new Checker(options, vocabulary);
}

/** Checks each page once while it is in memory, and compares all pages at the end. */
export class Checker {
  readonly #layouts: Layouts;
  readonly #pages = new Map<string, PageRecord>();
  readonly #propertiesInMarkup = new Set<string>();
  readonly #site: RuleSite;
  /** The layouts so far, with the site as their pages see it. */
  readonly #siteIn = new WeakMap<Layout, RuleSite>();
  readonly #layoutLinks = new Set<string>();
  readonly #layoutProblems: PageProblem[] = [];
  readonly #found = new Map<string, FoundInDocuments>();
  readonly #documentRules: readonly PageRule<CheckedDocument>[];

  constructor(options: CheckerOptions, vocabulary: RuleSite['vocabulary']) {
    this.#layouts = options.layouts;
    this.#documentRules = documentRules(options.scope);
    const propertiesInMarkup = this.#propertiesInMarkup;
    this.#site = { ...toRuleSite(options, this.#pages, vocabulary), propertiesInMarkup };
  }

  /** The problems of a page. Those that other pages may have, too, wait until it is known how many do. */
  checkPage(page: RenderedPage): readonly PageProblem[] {
    const { address, entry } = page.route;
    const { checks } = this.#site;
    this.#pages.set(address, toPageRecord(page, checks.site !== undefined));
    this.#noteProperties(page.content);
    const document = new PageDocument(page);
    for (const problem of applyRules(this.#documentRules, document, this.#site)) {
      const known = this.#found.get(problem.message);
      if (known) known.pages.add(address);
      else this.#found.set(problem.message, { problem, pages: new Set([address]) });
    }
    this.#checkLayout(page.layout);
    const site = this.#siteIn.get(page.layout) ?? this.#site;
    const problems = applyRules(pageRules, document, site);
    if (!entry) return problems;
    return problems.map((problem) => ({ ...problem, entry: { address, slug: entry.slug } }));
  }

  /** A part of a string would keep all of it in memory. */
  #noteProperties(html: string): void {
    for (const name of html.match(/--[\w-]+(?=\s*:)/g) ?? [])
      if (!this.#propertiesInMarkup.has(name))
        this.#propertiesInMarkup.add(Buffer.from(name).toString());
  }

  /** Checks a layout once. Its problems come after those of the pages. */
  #checkLayout(layout: Layout): void {
    if (this.#siteIn.has(layout)) return;
    const isRendered = layout !== emptyLayout;
    this.#siteIn.set(layout, {
      ...this.#site,
      layout: isRendered ? toCheckedLayout([layout]) : undefined,
    });
    for (const link of linksOf(layout.whole.scan)) this.#layoutLinks.add(link);
    if (layout.isNone || !isRendered) return;
    const { whole } = layout;
    this.#noteProperties(whole.html);
    const checked = { name: 'every page', file: siteFile, content: whole.html, ...whole };
    const site = { ...this.#site, layout: undefined };
    this.#layoutProblems.push(...applyRules(layoutRules, checked, site));
  }

  /** The problems of the layout and of the site as a whole, and those that wait. */
  async checkSite(): Promise<readonly PageProblem[]> {
    for (const each of this.#layouts.all) if (each) this.#checkLayout(each);
    const problems = [...this.#layoutProblems];
    const known = this.#site.layout;
    const layout = known && { ...known, links: [...this.#layoutLinks] };
    const site = { ...this.#site, layout };
    for (const rule of siteRules(site.scope)) problems.push(...(await rule(site)));
    return [...problems, ...[...this.#found.values()].map(withPages)];
  }
}

/** A problem of the first page that has it, and the addresses of all. */
interface FoundInDocuments {
  readonly problem: PageProblem;
  readonly pages: Set<string>;
}

function withPages({ problem, pages }: FoundInDocuments): PageProblem {
  const [first = '', ...more] = pages;
  const rest = more.length > 0 ? ` and ${plural(more.length, 'more page')}` : '';
  return { ...problem, message: `On ${first}${rest}: ${problem.message}` };
}

function applyRules<Page extends CheckedHtml>(
  rules: readonly PageRule<Page>[],
  page: Page,
  site: RuleSite,
): readonly PageProblem[] {
  const { file } = page;
  return rules.flatMap((rule) => [rule(page, site)].flat().map((fault) => ({ file, ...fault })));
}

/** Reads parts of a document when the few rules that need them ask for them. */
class PageDocument implements CheckedDocument {
  readonly name: string;
  readonly file: string;
  readonly route: RenderedPage['route'];
  readonly view: RenderedPage['view'];
  readonly scan: RenderedPage['scan'];
  readonly content: string;
  readonly html: string;
  #data: StructuredData | undefined;

  constructor({ route, view, scan, content, html }: RenderedPage) {
    this.name = route.address;
    this.file = route.page.file;
    this.route = route;
    this.view = view;
    this.scan = scan;
    this.content = content;
    this.html = html;
  }

  get text(): string {
    return visibleTextOf(this.html);
  }

  get data(): StructuredData {
    this.#data ??= readStructuredData(this.html);
    return this.#data;
  }
}

function toRuleSite(
  { definition, table, layouts, ...premises }: CheckerOptions,
  pages: RuleSite['pages'],
  vocabulary: RuleSite['vocabulary'],
): Omit<RuleSite, 'propertiesInMarkup'> {
  const { checks = {}, facts = [], endpoints = [], deadLinks = [], preloadFonts = [] } = definition;
  const withoutPage = new Set([...endpoints, ...deadLinks].map(pathOf));
  const redirects = [...table.redirects.values()];
  const find = redirectFinder(redirects);
  const isRedirected = (path: string): boolean =>
    !path.endsWith('/') && find(encodeURI(path)) !== undefined;
  return {
    ...premises,
    pages,
    vocabulary,
    checks,
    facts,
    preloadFonts,
    layout: toCheckedLayout(layouts.all),
    redirects,
    resolve: (path) => pageAt(table, path),
    known: [...table.routes.keys(), ...redirects.map(({ from }) => from).filter(isPlain)],
    isFile: (path) => premises.isFile(path) || withoutPage.has(path) || isRedirected(path),
    endpoints: new Set(endpoints.map(pathOf)),
    contentPolicy: cspIn(premises.headers),
  };
}

/** The layout of a page, or of the whole site all of them. */
function toCheckedLayout(layouts: readonly (Layout | undefined)[]): CheckedLayout | undefined {
  const rendered = layouts.flatMap((layout) => layout ?? []);
  if (rendered.length < layouts.length) return undefined;
  const scans = rendered.map(({ whole }) => whole.scan);
  return {
    ids: new Set(scans.flatMap(({ ids }) => ids)),
    links: [...new Set(scans.flatMap(linksOf))],
    landmarks: scans.flatMap(({ landmarks }) => landmarks),
    isNone: rendered.some(({ isNone }) => isNone),
    isWellFormed: rendered.every(({ whole }) => isWellFormed(whole.html)),
  };
}
