import { allPages } from './all-pages.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import type { Store } from './model/output.ts';
import { pageDates } from './model/page-dates.ts';
import type { Report } from './model/problem.ts';
import { noProgress } from './model/progress.ts';
import type { SiteDefinition } from './model/site.ts';
import { type PreparedPages, preparePages } from './prepare-pages.ts';
import { type ReadSite, readSite } from './read-site.ts';
import { createPageIndexer } from './stages/index-pages.ts';
import { renderHostFiles } from './stages/render-host-files.ts';
import { renderRedirects } from './stages/render-redirects.ts';
import { renderRobots, renderSitemap } from './stages/render-sitemap.ts';

type Parts = PreparedPages['parts'];

/** A site as made: its files went to the store, one by one. */
export interface MadeSite extends Pick<Parts, 'table' | 'graph' | 'frame' | 'styles' | 'scripts'> {
  readonly site: SiteDefinition;
  /** What its pages were made with, for who makes some of them once more. */
  readonly read: ReadSite;
  readonly prepared: PreparedPages;
}

/** The recipe. Nothing is returned where a problem left nothing to go on with. */
export async function makeSite(
  options: MakeSiteOptions,
  store: Store,
  report: Report,
): Promise<MadeSite | undefined> {
  const { target, base = '', memory, progress = noProgress } = options;
  const read = await readSite(options, report);
  if (!read) return undefined;
  const { site, table, graph, located } = read;
  const { endpoints = [] } = site;

  progress.stage('render the frame');
  const prepared = await preparePages(read, options, report);
  const { origin, headers, files, paths, checker, pictures, parts } = prepared;
  const indexer = createPageIndexer({ isWanted: site.searchIndex, base });

  progress.stage('render pages');
  for await (const page of allPages({ table, prepared, memory, folder: read.folder }, report)) {
    progress.stage('check');
    checker.checkPage(page).forEach(located);
    options.seePage?.(page, site.checks ?? {});
    progress.stage('write');
    indexer.add(page).forEach(store);
    progress.page(page.route.address, table.routes.size);
    progress.stage('render pages');
    await options.pause?.();
  }
  progress.stage('check');
  checker.checkSite().forEach(located);
  progress.stage('write');
  for (const file of [...indexer.finish(report), ...files]) store(file);
  progress.stage('draw share pictures');
  const leads = renderRedirects({ table, origin, base, language: site.language, target });
  for (const file of [...(await pictures.finish()), ...leads]) store(file);
  const told = { ...options, headers, table, endpoints, paths: [...paths, ...written] };
  const dates = pageDates(table, graph, await options.history);
  const forRobots = [...renderSitemap(table, origin, { dates }), renderRobots(origin)];
  for (const file of [...forRobots, ...renderHostFiles(told)]) store(file);
  progress.stage('wait for the proofreader');
  for (const problem of (await read.proofreading) ?? []) report(problem);
  return { site, ...parts, read, prepared };
}

/** Files of these kinds are written beside those that are known by name. */
const written = ['index.html', 'index.json', 'picture.png'];
