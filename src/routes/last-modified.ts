import type { History } from '../core/files/git-history.ts';
import { isSiteFile, type ModuleGraph, reachableFrom } from '../modules/graph.ts';
import type { RouteTable } from './route.ts';

/**
 * The day on which each page last changed: the newest date among the modules that no other page
 * imports. Shared modules are ignored, because a new design does not make a page new. If one of its
 * modules has no date, the page has none.
 */
export function lastModifiedDates(
  { routes }: RouteTable,
  graph: ModuleGraph,
  history: History = new Map(),
): ReadonlyMap<string, string> {
  if (history.size === 0) return new Map();
  const pageFiles = new Set([...routes.values()].map(({ page }) => page.file));
  const importers = new Map<string, number>();
  for (const file of pageFiles)
    for (const module of reachableFrom(graph, file))
      importers.set(module, (importers.get(module) ?? 0) + 1);
  const dates = new Map<string, string>();
  for (const file of pageFiles) {
    const own = reachableFrom(graph, file).filter(
      (module) => importers.get(module) === 1 && isSiteFile(module),
    );
    const days = own.map((module) => history.get(module));
    // `sort` puts undefined last.
    const newest = days.sort().at(-1);
    if (newest !== undefined) dates.set(file, newest);
  }
  return dates;
}
