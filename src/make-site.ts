import { type BrowserBundlers, bundleForBrowser } from './bundle-for-browser.ts';
import { withBase } from './model/base-path.ts';
import { type ClientScripts, islandsAmong } from './model/client-scripts.ts';
import { type Frame, noFrame } from './model/frame.ts';
import { inlineHashes } from './model/inline-hashes.ts';
import type { ModuleGraph } from './model/module-graph.ts';
import type { Store } from './model/output.ts';
import { type History, pageDates } from './model/page-dates.ts';
import type { PageMemory } from './model/page-memory.ts';
import type { PageProblem } from './model/page-record.ts';
import type { Report } from './model/problem.ts';
import { noProgress, type Progress } from './model/progress.ts';
import { refuserOfPaths } from './model/refuse-path.ts';
import { pathOf, type RouteTable } from './model/route.ts';
import type { PictureDrawer } from './model/share-picture.ts';
import type { SiteDefinition } from './model/site.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import type { Proofreader } from './proofreader.ts';
import { buildRouteTable } from './stages/build-route-table.ts';
import type { PageBundler } from './stages/bundle-pages.ts';
import type { Styles } from './stages/bundle-styles.ts';
import { createChecker } from './stages/checks/index.ts';
import { collectHeaders } from './stages/collect-headers.ts';
import { copyPublicFiles } from './stages/copy-public-files.ts';
import { createPageIndexer } from './stages/index-pages.ts';
import { loadPages } from './stages/load-pages.ts';
import { locateProblem } from './stages/locate-problem.ts';
import { policyInPages } from './stages/policy-in-pages.ts';
import { renderFrame } from './stages/render-frame.tsx';
import { renderHostFiles } from './stages/render-host-files.ts';
import { renderPages } from './stages/render-pages.tsx';
import { renderRedirects } from './stages/render-redirects.ts';
import { renderSiteFiles } from './stages/render-site-files.ts';
import { renderRobots, renderSitemap } from './stages/render-sitemap.ts';
import { sharePictures } from './stages/share-pictures.ts';

export interface MakeSiteOptions extends SiteOptions {
  readonly sources: Sources;
  readonly bundler: Pick<PageBundler, 'bundle'>;
  readonly browserBundlers?: BrowserBundlers | undefined;
  readonly memory?: PageMemory | undefined;
  /** Whether the rules are asked too that take longer than a build should. */
  readonly isThorough?: boolean | undefined;
  /** Reads along while the pages are made. */
  readonly proofread?: Proofreader['proofread'] | undefined;
  /** When files last changed; without it the sitemap does not say. */
  readonly history?: Promise<History> | undefined;
  /** Without it there are no share pictures. */
  readonly drawer?: PictureDrawer | undefined;
  readonly progress?: Progress | undefined;
}

/** A site as made: its files went to the store, one by one. */
export interface MadeSite {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly graph: ModuleGraph;
  readonly frame: Frame;
  readonly styles: Styles;
  readonly scripts: ClientScripts;
}

/** The recipe. Nothing is returned where a problem left nothing to go on with. */
export async function makeSite(
  options: MakeSiteOptions,
  store: Store,
  report: Report,
): Promise<MadeSite | undefined> {
  const { sources, date, progress = noProgress } = options;
  const { folder } = sources;
  progress.stage('bundle pages');
  const bundle = await options.bundler.bundle(report);
  if (!bundle) return undefined;
  const { graph, code, importers } = bundle;
  const toLoad = { sources, code, importers, cacheFolder: options.cacheFolder };
  const located: Report = (problem: PageProblem) => report(locateProblem(problem, graph, folder));
  progress.stage('load pages');
  const bundling = bundleForBrowser(bundle, options, report);
  const proofreading = options.proofread?.(toLoad);
  const loaded = await loadPages({ ...toLoad, modules: bundle.modules }, located);
  const table = await buildRouteTable(loaded?.pages ?? [], folder, located);
  progress.stage('bundle styles and scripts');
  const { styles, scripts, assets } = await bundling;
  if (!loaded) return undefined;

  const { site, SiteContext } = loaded;
  const { base = '', target } = options;
  const origin = `${options.origin ?? site.origin}${base}`;
  const { endpoints = [] } = site;
  const put: Store = (file) => store(withBase(file, { base, endpoints }));
  const addressOf = (alias: string): string | undefined => table.redirects.get(alias)?.to;
  const has = (path: string): boolean => table.routes.has(path) || table.redirects.has(path);
  const context = { has: (href: string) => has(pathOf(href)), date };
  const { urlByIsland } = scripts;
  const around = { site, SiteContext, context, addressOf, urlByIsland, folder };
  progress.stage('render the frame');
  const frame = renderFrame(around, report);

  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders({ site, inline: inlineHashes(sheets, frame?.whole.scan), folder }, report);
  const headers = headersFor(styles.cssByFile.values());

  const refuse = refuserOfPaths(table);
  const files = [
    ...assets,
    ...copyPublicFiles(sources, refuse, report),
    ...renderSiteFiles({ site, view: { ...context, origin }, folder, refuse }, report),
  ];
  const paths = [...files.map(({ path }) => path), 'robots.txt', 'sitemap.xml'];
  const checker = createChecker({
    site,
    table,
    frame: frame?.whole,
    headers,
    cssByFile: styles.cssByFile,
    paths: new Set(paths.map((path) => `/${path}`)),
    islandsOf: (file) => islandsAmong(file, graph, sources),
    isComplete: loaded.broken.length === 0 && table.isComplete,
    policy: options.policy,
    origin,
    code,
    vocabulary: options.isThorough ? (await import('./model/vocabulary.json')).default : undefined,
  });
  const policyOf = policyInPages(target, headersFor);
  const pictures = sharePictures({ site, drawer: options.drawer, folder }, report);
  const look = {
    ...around,
    table,
    sources,
    graph,
    frame: frame ?? noFrame,
    styles,
    scripts,
    origin,
    policyOf,
    pictureOf: pictures.pictureOf,
    memory: options.memory,
  };
  const tell = (problems: readonly PageProblem[]): void => {
    for (const problem of problems) located(problem);
  };
  const indexer = createPageIndexer(site.searchIndex);
  progress.stage('render pages');
  for (const page of renderPages(look, report)) {
    progress.stage('check');
    tell(checker.checkPage(page));
    progress.stage('write');
    for (const file of indexer.add(page)) put(file);
    progress.page(page.route.address, table.routes.size);
    progress.stage('render pages');
  }
  progress.stage('check');
  tell(checker.checkSite());
  progress.stage('write');
  for (const file of [...indexer.finish(report), ...files]) put(file);
  progress.stage('draw share pictures');
  const leads = renderRedirects(table, origin, site.language, target);
  for (const file of [...(await pictures.finish()), ...leads]) put(file);
  const told = { ...options, headers, table, endpoints, paths: [...paths, ...written] };
  const dates = pageDates(table, graph, await options.history);
  const forRobots = [...renderSitemap(table, origin, { dates }), renderRobots(origin)];
  for (const file of [...forRobots, ...renderHostFiles(told)]) store(file);
  progress.stage('wait for the proofreader');
  for (const problem of (await proofreading) ?? []) report(problem);
  return { site, table, graph, frame: look.frame, styles, scripts };
}

/** Files of these kinds are written beside those that are known by name. */
const written = ['index.html', 'index.json', 'picture.png'];
