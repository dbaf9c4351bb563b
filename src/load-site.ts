import type { ModuleGraph } from './model/module-graph.ts';
import type { PageProblem } from './model/page-record.ts';
import { type Problem, type Report, reportInto, SiteError } from './model/problem.ts';
import type { RouteTable } from './model/route.ts';
import type { SiteDefinition } from './model/site.ts';
import type { SiteOptions } from './model/site-options.ts';
import { createPipeline } from './modules/pipeline.ts';
import { buildRouteTable } from './stages/build-route-table.ts';
import { discoverSources } from './stages/discover-sources.ts';
import { loadPages } from './stages/load-pages.ts';
import { locateProblem } from './stages/locate-problem.ts';

export interface KnownSite {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly graph: ModuleGraph;
}

/** A site's definition and addresses, with nothing rendered. Throws a SiteError where they cannot be told. */
export async function loadSite(options: SiteOptions): Promise<KnownSite> {
  const problems: Problem[] = [];
  const report = reportInto(problems, options.pages);
  const sources = await discoverSources(options.pages, report);
  if (!sources) throw new SiteError(problems);
  const pipeline = createPipeline(options);
  try {
    const modules = await pipeline.load(sources, report);
    const graph: ModuleGraph = modules?.graph ?? new Map();
    const located: Report = (problem: PageProblem) =>
      report(locateProblem(problem, graph, options.pages));
    const loaded = modules && (await loadPages({ sources, modules: modules.pages }, located));
    const table = await buildRouteTable(loaded?.pages ?? [], { folder: options.pages }, located);
    if (!loaded || problems.length > 0) throw new SiteError(problems);
    return { site: loaded.site, table, graph };
  } finally {
    pipeline.close();
  }
}
