import { type ClientScripts, frameSet, islandsAmong, pageSet } from './model/client-scripts.ts';
import { type Frame, noFrame } from './model/frame.ts';
import { type HostHeaders, renderHeaders } from './model/host-headers.ts';
import { inlineHashes } from './model/inline-hashes.ts';
import { type ModuleGraph, reachableFrom } from './model/module-graph.ts';
import type { OutputFile, Store } from './model/output.ts';
import type { PageMemory } from './model/page-memory.ts';
import type { PageProblem } from './model/page-record.ts';
import type { Report } from './model/problem.ts';
import { noProgress, type Progress } from './model/progress.ts';
import { refuserOfPaths } from './model/refuse-path.ts';
import { pathOf, type RouteTable } from './model/route.ts';
import type { PictureDrawer } from './model/share-picture.ts';
import type { SiteDefinition } from './model/site.ts';
import type { SiteOptions } from './model/site-options.ts';
import { type Sources, siteFile } from './model/sources.ts';
import type { Proofreader } from './proofreader.ts';
import { buildRouteTable } from './stages/build-route-table.ts';
import { bundleClient } from './stages/bundle-client.ts';
import type { PageBundle, PageBundler } from './stages/bundle-pages.ts';
import { bundleStyles, type Styles } from './stages/bundle-styles.ts';
import { createChecker } from './stages/checks/index.ts';
import { collectHeaders } from './stages/collect-headers.ts';
import { copyPublicFiles } from './stages/copy-public-files.ts';
import { createPageIndexer } from './stages/index-pages.ts';
import { loadPages } from './stages/load-pages.ts';
import { locateProblem } from './stages/locate-problem.ts';
import { renderFrame } from './stages/render-frame.tsx';
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
  /** Without it there are no share pictures. */
  readonly drawer?: PictureDrawer | undefined;
  readonly progress?: Progress | undefined;
}

/** What makes the parts of a site that a browser reads; who makes a site often may keep what is the same. */
export interface BrowserBundlers {
  readonly bundleStyles: typeof bundleStyles;
  readonly bundleClient: typeof bundleClient;
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
  const origin = options.origin ?? site.origin;
  const addressOf = (alias: string): string | undefined => table.redirects.get(alias)?.to;
  const has = (path: string): boolean => table.routes.has(path) || table.redirects.has(path);
  const context = { has: (href: string) => has(pathOf(href)), date };
  const { urlByIsland } = scripts;
  const around = { site, SiteContext, context, addressOf, urlByIsland, folder };
  progress.stage('render the frame');
  const frame = renderFrame(around, report);

  const inline = inlineHashes(styles.cssByFile.values(), frame?.whole.scan);
  const headers = collectHeaders({ site, inline, folder }, report);

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
    for (const file of indexer.add(page)) store(file);
    progress.page(page.route.address, table.routes.size);
    progress.stage('render pages');
  }
  progress.stage('check');
  tell(checker.checkSite());
  progress.stage('write');
  for (const file of indexer.finish(report)) store(file);
  for (const file of files) store(file);
  progress.stage('draw share pictures');
  for (const file of await pictures.finish()) store(file);
  for (const file of filesBesidePages(table, { ...site, headers }, origin)) store(file);
  progress.stage('wait for the proofreader');
  for (const problem of (await proofreading) ?? []) report(problem);
  return { site, table, graph, frame: look.frame, styles, scripts };
}

/** What old links, search engines and hosts ask for. */
function* filesBesidePages(
  table: RouteTable,
  { language, headers }: { readonly language: string; readonly headers: HostHeaders },
  origin: string,
): Generator<OutputFile> {
  yield* renderRedirects(table, origin, language);
  yield* renderSitemap(table, origin);
  yield renderRobots(origin);
  if (Object.keys(headers).length > 0) yield renderHeaders(headers);
}

/** Styles and scripts, made while the pages are being loaded. */
async function bundleForBrowser(
  { graph, assets }: PageBundle,
  { sources, policy, generatorFolder, browserBundlers }: MakeSiteOptions,
  report: Report,
) {
  const bundlers: BrowserBundlers = browserBundlers ?? { bundleStyles, bundleClient };
  const files = sources.pages.map(({ file }) => file);
  const modules = new Set([siteFile, ...files].flatMap((file) => reachableFrom(graph, file)));
  const sheets = [...modules].filter((file) => file.endsWith('.css'));
  const sets = [frameSet(graph, sources), ...files.map((file) => pageSet(file, graph, sources))];
  const [styles, scripts] = await Promise.all([
    bundlers.bundleStyles({ files: sheets, folder: sources.folder }, report),
    bundlers.bundleClient({ sources, sets, policy, generatorFolder }, report),
  ]);
  return { styles, scripts, assets: uniquePaths([...assets, ...styles.assets, ...scripts.files]) };
}

/** A font may be asked for by a sheet and by a module: the same name is the same file. */
function uniquePaths(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
