import type { SiteDefinition } from '../../author/definition/site.ts';
import type { PageProblem } from '../../core/problems/problem.ts';
import { type Problem, type Report, reportInto, SiteError } from '../../core/problems/problem.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import { createPipeline } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { buildRouteTable } from '../../routes/build-route-table.ts';
import { discoverSources } from '../../routes/discover-sources.ts';
import { loadPages } from '../../routes/load-pages.ts';
import type { RouteTable } from '../../routes/route.ts';

export interface SiteOutline {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly graph: ModuleGraph;
}

/** A site's definition and addresses, with nothing rendered. Throws a SiteError where they cannot be told. */
export async function loadSiteOutline(options: SiteOptions): Promise<SiteOutline> {
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
