import type { SiteDefinition } from '../author/definition/site.ts';
import type { WriteOutput } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import { noProgress } from '../core/progress.ts';
import { renderHostFiles } from '../output/host-files.ts';
import { renderRedirects } from '../output/redirects.ts';
import { createSearchIndexer } from '../render/search-indexer.ts';
import { lastModifiedDates } from '../routes/last-modified.ts';
import { renderRobots, renderSitemap } from '../routes/sitemap.ts';
import type { GenerateOptions } from './generate-options.ts';
import { type LoadedSite, loadSite } from './load/load.ts';
import { createPageRenderer, type PageRenderer } from './pages/page-renderer.ts';
import { renderAllPages } from './pages/render-all.ts';

type Parts = PageRenderer['parts'];

/** A site as made: its files went to the store, one by one. */
export interface GeneratedSite
  extends Pick<Parts, 'table' | 'graph' | 'frame' | 'styles' | 'scripts'> {
  readonly site: SiteDefinition;
  /** What its pages were made with, for who makes some of them once more. */
  readonly read: LoadedSite;
  readonly prepared: PageRenderer;
}

/** The recipe. Nothing is returned where a problem left nothing to go on with. */
export async function generateSite(
  options: GenerateOptions,
  store: WriteOutput,
  report: Report,
): Promise<GeneratedSite | undefined> {
  const { target, base = '', memory, progress = noProgress } = options;
  const read = await loadSite(options, report);
  if (!read) return undefined;
  const { site, table, graph, located } = read;
  const { endpoints = [] } = site;

  progress.stage('render the frame');
  const prepared = await createPageRenderer(read, options, report);
  const { origin, headers, files, paths, checker, pictures, parts } = prepared;
  const indexer = createSearchIndexer({ isWanted: site.searchIndex, base });

  progress.stage('render pages');
  for await (const page of renderAllPages(
    { table, prepared, memory, folder: read.folder },
    report,
  )) {
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
  const dates = lastModifiedDates(table, graph, await options.history);
  const forRobots = [...renderSitemap(table, origin, { dates }), renderRobots(origin)];
  for (const file of [...forRobots, ...renderHostFiles(told)]) store(file);
  progress.stage('wait for the proofreader');
  for (const problem of (await read.proofreading) ?? []) report(problem);
  return { site, ...parts, read, prepared };
}

/** Files of these kinds are written beside those that are known by name. */
const written = ['index.html', 'index.json', 'picture.png'];
