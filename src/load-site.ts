import { importModules } from './import-modules.ts';
import type { ModuleGraph } from './model/module-graph.ts';
import type { PageProblem } from './model/page-record.ts';
import { type Problem, type Report, reportInto, SiteError } from './model/problem.ts';
import type { RouteTable } from './model/route.ts';
import type { SiteDefinition } from './model/site.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import { buildRouteTable } from './stages/build-route-table.ts';
import { createPageBundler, type PageBundle } from './stages/bundle-pages.ts';
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
