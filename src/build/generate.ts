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

/** A generated site. Its files have been emitted one by one. */
export interface GeneratedSite extends LoadedSite {
  /** Renders single pages again. */
  readonly renderer: PageRenderer;
}

/** The recipe of every build. Undefined if problems leave nothing to continue with. */
export async function generateSite(
  options: GenerateOptions,
  emit: WriteOutput,
  report: Report,
): Promise<GeneratedSite | undefined> {
  const { target, base = '', fragmentCache, progress = noProgress } = options;
  const loaded = await loadSite(options, report);
  if (!loaded) return undefined;
  const { definition, table, versions, graph, folder, reportLocated } = loaded;
  const { endpoints = [], language } = definition;

  progress.stage('frame');
  const renderer = await createPageRenderer(loaded, options, reportLocated);
  const { origin, headers, files, paths, checker, pictures, ogImages } = renderer;
  const indexer = createSearchIndexer({ isWanted: definition.searchIndex, base });

  progress.stage('pages');
  const pages = renderAllPages({ table, renderer, fragmentCache, folder }, reportLocated);
  for await (const page of pages) {
    progress.stage('check');
    checker.checkPage(page).forEach(reportLocated);
    progress.stage('write');
    indexer.add(page).forEach(emit);
    progress.page(page.route.address, table.routes.size);
    progress.stage('pages');
    await options.pause?.();
  }
  progress.stage('check');
  (await checker.checkSite()).forEach(reportLocated);
  progress.stage('write');
  for (const file of [...indexer.finish(reportLocated), ...files]) emit(file);
  progress.stage('pictures');
  for await (const file of pictures.finish()) emit(file);
  progress.stage('ogImages');
  const redirects = renderRedirects({ table, origin, base, language, target });
  for (const file of [...(await ogImages.finish()), ...redirects]) emit(file);
  const dates = lastModifiedDates(table, graph, await options.history);
  const forRobots = [...renderSitemap(table, origin, { dates, versions }), renderRobots(origin)];
  const allPaths = [...paths, ...pictures.paths(), ...filesPerPage];
  const hostFiles = renderHostFiles({ ...options, headers, table, endpoints, paths: allPaths });
  for (const file of [...forRobots, ...hostFiles]) emit(file);
  progress.stage('reactWarnings');
  for (const problem of (await loaded.reactWarnings) ?? []) reportLocated(problem);
  return { ...loaded, renderer };
}

/** One example of each kind of file that a page may add, for headers that depend on the file type. */
const filesPerPage = ['index.html', 'index.json', 'picture.png'];
