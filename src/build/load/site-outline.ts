import type { SiteDefinition } from '../../author/definition/site.ts';
import { type Problem, reportInto, SiteError } from '../../core/problems/problem.ts';
import { locatedReport } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import { createPipeline } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { buildRouteTable } from '../../routes/build-route-table.ts';
import { discoverSources } from '../../routes/discover-sources.ts';
import { loadPages } from '../../routes/load-pages.ts';
import type { RouteTable } from '../../routes/route.ts';

interface SiteOutline {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
}

/** Loads a site's definition and addresses without rendering. Throws a SiteError if there are problems. */
export async function loadSiteOutline(options: SiteOptions): Promise<SiteOutline> {
  const problems: Problem[] = [];
  const report = reportInto(problems, options.pages);
  const sources = await discoverSources(options.pages, report);
  if (!sources) throw new SiteError(problems);
  const pipeline = createPipeline(options);
  const modules = await pipeline.load(sources, report);
  const graph: ModuleGraph = modules?.graph ?? new Map();
  const { pages: folder, generatorFolder } = options;
  const reportLocated = locatedReport(report, { graph, folder, generatorFolder });
  const loaded = modules && (await loadPages({ sources, modules: modules.pages }, reportLocated));
  const table = await buildRouteTable(loaded?.pages ?? [], { folder }, reportLocated);
  if (!loaded || problems.length > 0) throw new SiteError(problems);
  return { site: loaded.site, table };
}
