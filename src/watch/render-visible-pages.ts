import { join } from 'node:path';
import type { PageEntry } from '../author/definition/page.ts';
import type { GeneratedSite } from '../build/generate.ts';
import { createPageRenderer } from '../build/pages/page-renderer.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto } from '../core/problems/problem.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import { filesImportedBy } from '../modules/compile/compiled-module.ts';
import type { ModulePipeline } from '../modules/pipeline.ts';
import type { PageModules } from '../modules/runner/page-modules.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { createSearchIndexer } from '../render/search-indexer.ts';
import type { LoadedPage, PageModule } from '../routes/page-module.ts';
import type { Route } from '../routes/route.ts';
import { validateMeta } from '../routes/validation/validate-meta.ts';
import { validatePageModule } from '../routes/validation/validate-modules.ts';
import { validateSite } from '../routes/validation/validate-site.ts';

export interface RenderVisibleOptions extends SiteOptions {
  readonly sources: Sources;
  /** The site as it was made last. */
  readonly made: GeneratedSite;
  readonly pipeline: ModulePipeline;
}

export interface VisiblePages {
  readonly files: readonly OutputFile[];
  /** The site, as far as it was made again. */
  readonly made: GeneratedSite;
}

/**
 * Makes some pages of a site by themselves, though files (`changed`) are others than when it was
 * made. None where something is wrong with them, or where other pages may have other addresses.
 */
export async function renderVisiblePages(
  options: RenderVisibleOptions,
  addresses: readonly string[],
  changed: ReadonlySet<string>,
): Promise<VisiblePages> {
  const { made, sources } = options;
  const { table } = made;
  const nothing = { files: [], made };
  const looked = addresses.flatMap((address) => table.routes.get(address) ?? []);
  const modules = await modulesFor(options, new Set(looked.map(({ page }) => page.file)), changed);
  if (!modules) return nothing;
  const problems: Problem[] = [];
  const report = reportInto(problems, sources.folder);
  const load = (file: string) => loadPage(file, modules, report);
  if (!(await keepAddresses(made, changed, load))) return nothing;
  const site = validateSite(siteFile, await modules.loadSite(), report);
  if (!site) return nothing;
  const routes = (await Promise.all(looked.map((route) => routeNow(route, load)))).flat();

  const read = { ...made.read, site, SiteContext: modules.SiteContext };
  const prepared =
    site === made.site ? made.prepared : await createPageRenderer(read, options, report);
  const indexer = createSearchIndexer({});
  const files: OutputFile[] = [];
  const byAddress = new Map(routes.map((route) => [route.address, route]));
  for (const page of prepared.render({ table: { ...table, routes: byAddress } }, report)) {
    problems.push(...prepared.checker.checkPage(page));
    files.push(...indexer.add(page));
  }
  return { files: problems.length === 0 ? files : [], made: { ...made, site, read, prepared } };
}

/** None where more than some code is another, or what a browser runs. */
async function modulesFor(
  { sources, made, pipeline }: RenderVisibleOptions,
  pages: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): Promise<PageModules | undefined> {
  const files = new Set([...pages, ...changed]);
  if (!(await pipeline.compile([...files]))) return undefined;
  if (![...changed].every((file) => isCodeAsIn(made, file, pipeline))) return undefined;
  const ofBrowser = new Set(made.scripts.inputs);
  if ([...changed].some((file) => ofBrowser.has(join(sources.folder, file)))) return undefined;
  // Of ten thousand pages only these.
  return pipeline.pagesOf({
    ...sources,
    pages: sources.pages.filter(({ file }) => files.has(file)),
  });
}

/** Whether a file is a module of code that imports what it did. */
function isCodeAsIn({ graph }: GeneratedSite, file: string, { moduleOf }: ModulePipeline): boolean {
  const module = moduleOf(file);
  if (!module || module.asset !== undefined) return false;
  return graph.get(file)?.join('\n') === filesImportedBy(module).join('\n');
}

type Load = (file: string) => Promise<PageModule | undefined>;

async function loadPage(
  file: string,
  { loaders }: PageModules,
  report: Report,
): Promise<PageModule | undefined> {
  return validatePageModule(file, await loaders[file]?.(), report);
}

/** Whether the pages among these files have the addresses and aliases that they had. */
async function keepAddresses(
  { table }: GeneratedSite,
  files: ReadonlySet<string>,
  load: Load,
): Promise<boolean> {
  const pages = new Map<string, LoadedPage>();
  for (const { page } of table.routes.values())
    if (files.has(page.file)) pages.set(page.file, page);
  for (const { file, module } of pages.values()) {
    const now = isListed(module) ? await load(file) : undefined;
    if (!now || addressesOf(now) !== addressesOf(module)) return false;
  }
  return true;
}

/** Whether its pages can be told without going through entries that may come from anywhere. */
function isListed(module: PageModule): boolean {
  return module.kind === 'single' || Array.isArray(module.entries);
}

function addressesOf(module: PageModule): string | undefined {
  if (module.kind === 'single') return JSON.stringify(module.meta.aliases);
  return JSON.stringify(toList(module.entries).map(({ slug }) => slug));
}

function toList(entries: unknown): readonly PageEntry[] {
  return Array.isArray(entries) ? entries : [];
}

/** None where its entry cannot be found. */
async function routeNow(route: Route, load: Load): Promise<readonly Route[]> {
  if (!isListed(route.page.module)) return [];
  const module = await load(route.page.file);
  if (!module) return [];
  const page = { ...route.page, module };
  if (module.kind === 'single') return [{ ...route, page, meta: module.meta }];
  const entry = toList(module.entries).find(({ slug }) => slug === route.entry?.slug);
  if (!entry) return [];
  const meta = module.metaOf(entry);
  return validateMeta(route.page.file, meta).length === 0 ? [{ ...route, page, meta, entry }] : [];
}
