import { checkPages } from './check-pages.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import { withBase } from './model/base-path.ts';
import type { ClientScripts } from './model/client-scripts.ts';
import { type Frame, noFrame } from './model/frame.ts';
import { inlineHashes } from './model/inline-hashes.ts';
import type { ModuleGraph } from './model/module-graph.ts';
import type { Store } from './model/output.ts';
import { pageDates } from './model/page-dates.ts';
import type { Report } from './model/problem.ts';
import { noProgress } from './model/progress.ts';
import { refuserOfPaths } from './model/refuse-path.ts';
import { pathOf, type RouteTable } from './model/route.ts';
import type { SiteDefinition } from './model/site.ts';
import { type ReadSite, readSite } from './read-site.ts';
import type { Styles } from './stages/bundle-styles.ts';
import { collectHeaders } from './stages/collect-headers.ts';
import { copyPublicFiles } from './stages/copy-public-files.ts';
import { createPageIndexer } from './stages/index-pages.ts';
import { policyInPages } from './stages/policy-in-pages.ts';
import { renderFrame } from './stages/render-frame.tsx';
import { renderHostFiles } from './stages/render-host-files.ts';
import { renderPages } from './stages/render-pages.tsx';
import { renderRedirects } from './stages/render-redirects.ts';
import { renderSiteFiles } from './stages/render-site-files.ts';
import { renderRobots, renderSitemap } from './stages/render-sitemap.ts';
import { sharePictures } from './stages/share-pictures.ts';

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
  const { sources, target, base = '', progress = noProgress } = options;
  const { folder } = sources;
  const read = await readSite(options, report);
  if (!read) return undefined;
  const { site, table, graph, styles, scripts, located } = read;
  const { endpoints = [] } = site;
  const origin = `${options.origin ?? site.origin}${base}`;
  const put: Store = (file) => store(withBase(file, { base, endpoints }));

  progress.stage('render the frame');
  const around = aroundPages(read, options);
  const frame = renderFrame(around, report);
  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders({ site, inline: inlineHashes(sheets, frame?.whole.scan), folder }, report);
  const headers = headersFor(styles.cssByFile.values());

  const refuse = refuserOfPaths(table);
  const files = [
    ...read.assets,
    ...copyPublicFiles(sources, refuse, report),
    ...renderSiteFiles({ site, view: { ...around.context, origin }, folder, refuse }, report),
  ];
  const paths = [...files.map(({ path }) => path), 'robots.txt', 'sitemap.xml'];
  const checker = await checkPages({ read, options, frame: frame?.whole, headers, paths, origin });
  const policyOf = policyInPages(target, headersFor);
  const pictures = sharePictures({ site, drawer: options.drawer, folder }, report);
  const { pictureOf } = pictures;
  const indexer = createPageIndexer(site.searchIndex);
  const { memory } = options;
  const parts = { table, sources, graph, frame: frame ?? noFrame, styles, scripts, memory };

  progress.stage('render pages');
  for (const page of renderPages({ ...around, ...parts, origin, policyOf, pictureOf }, report)) {
    progress.stage('check');
    checker.checkPage(page).forEach(located);
    progress.stage('write');
    indexer.add(page).forEach(put);
    progress.page(page.route.address, table.routes.size);
    progress.stage('render pages');
  }
  progress.stage('check');
  checker.checkSite().forEach(located);
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
  for (const problem of (await read.proofreading) ?? []) report(problem);
  return { site, ...parts };
}

/** What surrounds a page while it is rendered. */
function aroundPages({ site, SiteContext, table, scripts }: ReadSite, options: MakeSiteOptions) {
  const { date, sources } = options;
  const has = (path: string): boolean => table.routes.has(path) || table.redirects.has(path);
  return {
    site,
    SiteContext,
    context: { has: (href: string) => has(pathOf(href)), date },
    addressOf: (alias: string): string | undefined => table.redirects.get(alias)?.to,
    urlByIsland: scripts.urlByIsland,
    folder: sources.folder,
  };
}

/** Files of these kinds are written beside those that are known by name. */
const written = ['index.html', 'index.json', 'picture.png'];
