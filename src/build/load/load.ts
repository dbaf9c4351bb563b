import type { StyleSheets } from '../../assets/style-sheets.ts';
import type { SiteDefinition } from '../../author/definition/site.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { noProgress } from '../../core/progress.ts';
import { locatedReport } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import { buildRouteTable } from '../../routes/build-route-table.ts';
import type { ClientScripts } from '../../routes/client-scripts.ts';
import { type LoadedPages, loadPages } from '../../routes/load-pages.ts';
import type { RouteTable } from '../../routes/route.ts';
import { type Versions, validateVersions } from '../../routes/validation/validate-versions.ts';
import type { GenerateOptions } from '../generate-options.ts';
import { bundleBrowserAssets } from './browser-assets.ts';

/** Everything that is known of a site before it is rendered. */
export interface LoadedSite extends Pick<LoadedPages, 'SiteContext'> {
  readonly definition: SiteDefinition;
  readonly table: RouteTable;
  readonly versions: Versions;
  readonly graph: ModuleGraph;
  readonly modules: SiteModules;
  /** The folder of pages. */
  readonly folder: string;
  /** Whether every page could be loaded and has an address. */
  readonly isComplete: boolean;
  readonly styles: StyleSheets;
  readonly scripts: ClientScripts;
  readonly assets: readonly OutputFile[];
  /** Reports a problem with the line that causes it. */
  readonly reportLocated: Report;
  /** Resolves when the React check is done. */
  readonly reactWarnings: Promise<readonly Problem[]> | undefined;
}

/** Beyond this number, entries would take more memory than the rest of the build. `watch` renders single pages again, and keeps all entries. */
const maxEntries = 10_000;

/** Compiles, loads, and routes the pages, and bundles browser assets. Undefined if problems leave nothing to continue with. */
export async function loadSite(
  options: GenerateOptions,
  report: Report,
): Promise<LoadedSite | undefined> {
  const { sources, fragmentCache, progress = noProgress } = options;
  const { folder } = sources;
  progress.stage('compile');
  const modules = await options.loadModules(report);
  if (!modules) return undefined;
  const { graph } = modules;
  const { generatorFolder } = options;
  const reportLocated = locatedReport(report, { graph, folder, generatorFolder });
  progress.stage('load');
  const bundling = bundleBrowserAssets(modules, options, report);
  let reactWarnings: LoadedSite['reactWarnings'];
  const onSite = (site: SiteDefinition): void => {
    reactWarnings = options.reactChecker?.check(modules, sources, site);
  };
  const pages = await loadPages({ sources, modules: modules.pages, onSite }, reportLocated);
  const maxEntriesInMemory = fragmentCache ? undefined : maxEntries;
  const table = await buildRouteTable(
    pages?.pages ?? [],
    { folder, maxEntriesInMemory },
    reportLocated,
  );
  progress.stage('bundle');
  const browserAssets = await bundling;
  if (!pages) return undefined;
  const { site: definition, SiteContext, broken } = pages;
  const isComplete = broken.length === 0 && table.isComplete;
  const versions = validateVersions({ table, site: definition, isComplete }, reportLocated);
  const loaded = { definition, SiteContext, table, versions, graph, modules, folder, isComplete };
  return { ...loaded, ...browserAssets, reportLocated, reactWarnings };
}
