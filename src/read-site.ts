import { bundleForBrowser } from './bundle-for-browser.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import type { ClientScripts } from './model/client-scripts.ts';
import type { ModuleGraph } from './model/module-graph.ts';
import type { OutputFile } from './model/output.ts';
import type { PageProblem } from './model/page-record.ts';
import type { Problem, Report } from './model/problem.ts';
import { noProgress } from './model/progress.ts';
import type { RouteTable } from './model/route.ts';
import type { SiteModules } from './modules/pipeline.ts';
import { buildRouteTable } from './stages/build-route-table.ts';
import type { Styles } from './stages/bundle-styles.ts';
import { type LoadedSite, loadPages } from './stages/load-pages.ts';
import { locateProblem } from './stages/locate-problem.ts';

/** All that is known of a site before anything is rendered. */
export interface ReadSite extends Pick<LoadedSite, 'site' | 'SiteContext'> {
  readonly table: RouteTable;
  readonly graph: ModuleGraph;
  readonly modules: SiteModules;
  /** The folder of pages. */
  readonly folder: string;
  /** Whether every page could be loaded and has an address of its own. */
  readonly isComplete: boolean;
  readonly styles: Styles;
  readonly scripts: ClientScripts;
  readonly assets: readonly OutputFile[];
  /** Tells of a fault with the line where it stands. */
  readonly located: (problem: PageProblem) => void;
  /** What the proofreader will have found. */
  readonly proofreading: Promise<readonly Problem[]> | undefined;
}

/** Bundles, loads and routes. Nothing is returned where a problem left nothing to go on with. */
export async function readSite(
  options: MakeSiteOptions,
  report: Report,
): Promise<ReadSite | undefined> {
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
