import type { StyleSheets } from '../../assets/style-sheets.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { PageProblem, Problem, Report } from '../../core/problems/problem.ts';
import { noProgress } from '../../core/progress.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import { buildRouteTable } from '../../routes/build-route-table.ts';
import type { ClientScripts } from '../../routes/client-scripts.ts';
import { type LoadedPages, loadPages } from '../../routes/load-pages.ts';
import type { RouteTable } from '../../routes/route.ts';
import type { GenerateOptions } from '../generate-options.ts';
import { bundleForBrowser } from './browser-assets.ts';

/** All that is known of a site before anything is rendered. */
export interface LoadedSite extends Pick<LoadedPages, 'site' | 'SiteContext'> {
  readonly table: RouteTable;
  readonly graph: ModuleGraph;
  readonly modules: SiteModules;
  /** The folder of pages. */
  readonly folder: string;
  /** Whether every page could be loaded and has an address of its own. */
  readonly isComplete: boolean;
  readonly styles: StyleSheets;
  readonly scripts: ClientScripts;
  readonly assets: readonly OutputFile[];
  /** Tells of a fault with the line where it stands. */
  readonly located: (problem: PageProblem) => void;
  /** What the proofreader will have found. */
  readonly proofreading: Promise<readonly Problem[]> | undefined;
}

/** Bundles, loads and routes. Nothing is returned where a problem left nothing to go on with. */
export async function loadSite(
  options: GenerateOptions,
  report: Report,
): Promise<LoadedSite | undefined> {
  const { sources, progress = noProgress } = options;
  const { folder } = sources;
  progress.stage('compile pages');
  const modules = await options.loadModules(report);
  if (!modules) return undefined;
  const { graph } = modules;
  const located = (problem: PageProblem) => report(locateProblem(problem, graph, folder));
  progress.stage('load pages');
  const bundling = bundleForBrowser(modules, options, report);
  const proofreading = options.proofread?.(modules, sources);
  const loaded = await loadPages({ sources, modules: modules.pages }, located);
  const { heldEntries } = options;
  const table = await buildRouteTable(loaded?.pages ?? [], { folder, heldEntries }, located);
  progress.stage('bundle styles and scripts');
  const forBrowser = await bundling;
  if (!loaded) return undefined;
  const { site, SiteContext, broken } = loaded;
  const isComplete = broken.length === 0 && table.isComplete;
  return {
    site,
    SiteContext,
    table,
    graph,
    modules,
    folder,
    isComplete,
    ...forBrowser,
    located,
    proofreading,
  };
}
