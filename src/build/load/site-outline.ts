import type { SiteDefinition } from '../../author/definition/site.ts';
import type { PageProblem } from '../../core/problems/problem.ts';
import { type Problem, type Report, reportInto, SiteError } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { createPageBundler, type PageBundle } from '../../modules/bundle-pages.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import { importModules } from '../../modules/import-modules.ts';
import { locateProblem } from '../../modules/locate-problem.ts';
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
  const bundler = await createPageBundler({ ...options, sources });
  try {
    const bundle = await bundler.bundle(report);
    const located: Report = (problem: PageProblem) =>
      report(locateProblem(problem, bundle?.graph ?? new Map(), options.pages));
    const loaded = bundle && (await load(bundle, sources, options, located));
    const table = await buildRouteTable(loaded?.pages ?? [], { folder: options.pages }, located);
    if (!bundle || !loaded || problems.length > 0) throw new SiteError(problems);
    return { site: loaded.site, table, graph: bundle.graph };
  } finally {
    await bundler.dispose();
  }
}

function load(bundle: PageBundle, sources: Sources, options: SiteOptions, report: Report) {
  const { folder } = sources;
  const modules = importModules({ ...options, ...bundle, folder });
  return loadPages({ ...bundle, sources, modules }, report);
}
