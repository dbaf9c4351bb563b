import { join } from 'node:path';
import type { GeneratedSite } from '../build/generate.ts';
import { createPageRenderer } from '../build/pages/page-renderer.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto } from '../core/problems/problem.ts';
import { filesImportedBy } from '../modules/compile/compiled-module.ts';
import { createSearchIndexer } from '../render/search-indexer.ts';
import { buildRouteTable } from '../routes/build-route-table.ts';
import { loadPages } from '../routes/load-pages.ts';
import { hasStaticEntries } from '../routes/page-module.ts';
import type { Route } from '../routes/route.ts';
import type { IncrementalBuild, LastBuild } from './watch-state.ts';

/**
 * Re-renders the visible pages after an edit without rebuilding the site. Undefined if the edit may
 * change routes, imports, assets, or client scripts. Returns no files if there are problems, and the
 * last build with a new frame, if that has changed.
 */
export async function renderVisiblePages(
  build: IncrementalBuild,
  last: LastBuild,
  addresses: readonly string[],
) {
  const { sources, site } = last;
  const problems: Problem[] = [];
  const report = reportInto(problems, sources.folder);
  const reloaded = await reloadVisible(build, last, addresses, report);
  if (!reloaded) return undefined;
  const { loaded, routes } = reloaded;
  const isSameFrame = loaded.definition === site.definition;
  const renderer = isSameFrame
    ? site.renderer
    : await createPageRenderer(loaded, { ...build.options, sources }, report);
  const indexer = createSearchIndexer({});
  const files: OutputFile[] = [];
  for (const page of renderer.render({ table: { ...site.table, routes } }, report)) {
    problems.push(...renderer.checker.checkPage(page));
    files.push(...indexer.add(page));
  }
  return { files: problems.length === 0 ? files : [], site: { ...loaded, renderer } };
}

/** Loads the pages that are visible or have changed. The routes are those of the visible pages. */
async function reloadVisible(
  { pipeline, state: { changed } }: IncrementalBuild,
  { sources, site }: LastBuild,
  addresses: readonly string[],
  report: Report,
) {
  const { routes } = site.table;
  const isStatic = ({ page }: Route): boolean => hasStaticEntries(page.module);
  if ([...routes.values()].some((route) => changed.has(route.page.file) && !isStatic(route)))
    return undefined;
  const visible = addresses.flatMap((address) => routes.get(address) ?? []).filter(isStatic);
  const files = new Set([...visible.map(({ page }) => page.file), ...changed]);
  if (!(await pipeline.compile([...files]))) return undefined;
  const clientFiles = new Set(site.scripts.inputs);
  const isSafe = (file: string): boolean =>
    hasSameImports(site, file) && !clientFiles.has(join(sources.folder, file));
  if (![...changed].every(isSafe)) return undefined;
  // The site may have thousands of pages.
  const pages = sources.pages.filter(({ file }) => files.has(file));
  const some = { ...sources, pages };
  const reloaded = await loadPages({ sources: some, modules: pipeline.openPages() }, report);
  if (!reloaded) return undefined;
  const table = await buildRouteTable(reloaded.pages, { folder: sources.folder }, report);
  if (addressesOf(changed, table.routes) !== addressesOf(changed, routes)) return undefined;
  const { site: definition, SiteContext } = reloaded;
  const same = visible.flatMap((route) => sameRoute(route, table.routes) ?? []);
  return {
    loaded: { ...site, definition, SiteContext },
    routes: new Map(same.map((route) => [route.address, route])),
  };
}

function hasSameImports({ graph, modules }: GeneratedSite, file: string): boolean {
  const module = modules.modules.get(file);
  if (!module || module.asset !== undefined) return false;
  return graph.get(file)?.join('\n') === filesImportedBy(module).join('\n');
}

/** The addresses and aliases of the pages among these files. */
function addressesOf(files: ReadonlySet<string>, routes: ReadonlyMap<string, Route>): string {
  const found = [...routes.values()].filter(({ page }) => files.has(page.file));
  return JSON.stringify(found.map(({ address, meta }) => [address, meta.aliases]));
}

/** Undefined if the page is gone, needs another frame, or gives other pages other links. */
function sameRoute({ address, meta }: Route, routes: ReadonlyMap<string, Route>) {
  const now = routes.get(address);
  const isSame =
    now?.meta.lang === meta.lang && now?.meta.versions?.join() === meta.versions?.join();
  return isSame ? now : undefined;
}
