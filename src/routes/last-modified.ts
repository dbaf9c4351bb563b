import type { History } from '../core/files/git-history.ts';
import { isSiteFile, type ModuleGraph, reachableFrom } from '../modules/graph.ts';
import type { RouteTable } from './route.ts';

/**
 * The day on which each page module last changed: the newest of its own modules, those that no other page imports.
 * What many pages share is left out, since a new look is no new page; and a page with a module that has no date has none.
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
    const newest = days.reduce(later, days[0]);
    if (newest !== undefined) dates.set(file, newest);
  }
  return dates;
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one > other ? one : other;
}
