import { join } from 'node:path';
import type { PageEntry, PageMeta } from '../author/definition/page.ts';
import type { GeneratedSite } from '../build/generate.ts';
import { createPageRenderer } from '../build/pages/page-renderer.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { filesImportedBy } from '../modules/compile/compiled-module.ts';
import type { ModulePipeline } from '../modules/pipeline.ts';
import type { PageModules } from '../modules/runner/page-modules.ts';
import { createSearchIndexer } from '../render/search-indexer.ts';
import { hasStaticEntries, type LoadedPage, type PageModule } from '../routes/page-module.ts';
import type { Route } from '../routes/route.ts';
import { validateMeta } from '../routes/validation/validate-meta.ts';
import { validatePageModule } from '../routes/validation/validate-modules.ts';
import { validateSite } from '../routes/validation/validate-site.ts';
import type { IncrementalBuild, LastBuild } from './watch-state.ts';

/**
 * Re-renders the visible pages after an edit without rebuilding the site. Undefined if the edit may
 * change routes, imports, assets, or client scripts. Returns no files if there are problems, and the
 * last build with a new frame, if that has changed.
 */
export async function renderVisiblePages(
  { options, pipeline, state: { changed } }: IncrementalBuild,
  { sources, site }: LastBuild,
  addresses: readonly string[],
) {
  const { table } = site;
  const visible = addresses.flatMap((address) => table.routes.get(address) ?? []);
  const pageFiles = new Set(visible.map(({ page }) => page.file));
  const modules = await compileVisible({ sources, site }, pipeline, pageFiles, changed);
  if (!modules) return undefined;
  const problems: Problem[] = [];
  const report = reportInto(problems, sources.folder);
  const load: LoadPage = async (file) =>
    validatePageModule(file, await modules.loaders[file]?.(), report);
  if (!(await haveSameAddresses(site, changed, load))) return undefined;
  const definition = validateSite(siteFile, await modules.loadSite(), report);
  if (!definition) return undefined;
  const routes = (await Promise.all(visible.map((route) => reloadRoute(route, load)))).flat();

  const loaded = { ...site, definition, SiteContext: modules.SiteContext };
  const isSameFrame = definition === site.definition;
  const renderer = isSameFrame
    ? site.renderer
    : await createPageRenderer(loaded, { ...options, sources }, report);
  const indexer = createSearchIndexer({});
  const files: OutputFile[] = [];
  const byAddress = new Map(routes.map((route) => [route.address, route]));
  for (const page of renderer.render({ table: { ...table, routes: byAddress } }, report)) {
    problems.push(...renderer.checker.checkPage(page));
    files.push(...indexer.add(page));
  }
  return { files: problems.length === 0 ? files : [], site: { ...loaded, renderer } };
}

/** Undefined if the edit changed imports, assets, or client scripts. */
async function compileVisible(
  { sources, site }: LastBuild,
  pipeline: ModulePipeline,
  pages: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): Promise<PageModules | undefined> {
  const files = new Set([...pages, ...changed]);
  if (!(await pipeline.compile([...files]))) return undefined;
  const clientFiles = new Set(site.scripts.inputs);
  const isSafe = (file: string): boolean =>
    hasSameImports(site, file) && !clientFiles.has(join(sources.folder, file));
  if (![...changed].every(isSafe)) return undefined;
  // The site may have thousands of pages.
  return pipeline.pagesOf({
    ...sources,
    pages: sources.pages.filter(({ file }) => files.has(file)),
  });
}

function hasSameImports({ graph, modules }: GeneratedSite, file: string): boolean {
  const module = modules.modules.get(file);
  if (!module || module.asset !== undefined) return false;
  return graph.get(file)?.join('\n') === filesImportedBy(module).join('\n');
}

type LoadPage = (file: string) => Promise<PageModule | undefined>;

/** Whether the pages among these files have the same addresses and aliases as before. */
async function haveSameAddresses(
  { table }: GeneratedSite,
  files: ReadonlySet<string>,
  load: LoadPage,
): Promise<boolean> {
  const pages = new Map<string, LoadedPage>();
  for (const { page } of table.routes.values())
    if (files.has(page.file)) pages.set(page.file, page);
  for (const { file, module } of pages.values()) {
    const reloaded = hasStaticEntries(module) ? await load(file) : undefined;
    if (!reloaded || addressesOf(reloaded) !== addressesOf(module)) return false;
  }
  return true;
}

function addressesOf(module: PageModule): string | undefined {
  if (module.kind === 'single') return JSON.stringify(module.meta.aliases);
  return JSON.stringify(toList(module.entries).map(({ slug }) => slug));
}

function toList(entries: unknown): readonly PageEntry[] {
  return Array.isArray(entries) ? entries : [];
}

/** The route with its module evaluated again. Empty if its entry is gone, or if it has other versions. */
async function reloadRoute(route: Route, load: LoadPage): Promise<readonly Route[]> {
  if (!hasStaticEntries(route.page.module)) return [];
  const module = await load(route.page.file);
  if (!module) return [];
  const page = { ...route.page, module };
  if (module.kind === 'single')
    return hasSameVersions(route.meta, module.meta) ? [{ ...route, page, meta: module.meta }] : [];
  const entry = toList(module.entries).find(({ slug }) => slug === route.entry?.slug);
  if (!entry) return [];
  const meta = module.metaOf(entry);
  const isUsable =
    validateMeta(route.page.file, meta).length === 0 && hasSameVersions(route.meta, meta);
  return isUsable ? [{ ...route, page, meta, entry }] : [];
}

/** Otherwise the page needs another frame, or other pages need other links. */
function hasSameVersions(before: PageMeta, after: PageMeta): boolean {
  return before.lang === after.lang && before.versions?.join() === after.versions?.join();
}
