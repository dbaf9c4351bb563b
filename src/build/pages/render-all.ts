import type { Report } from '../../core/problems/problem.ts';
import type { FragmentCache } from '../../render/fragment-cache.ts';
import type { RenderedPage } from '../../render/rendered-page.ts';
import { routesOf } from '../../routes/build-route-table.ts';
import type { LoadedPage } from '../../routes/page-module.ts';
import type { Route, RouteTable } from '../../routes/route.ts';
import type { PageRenderer } from './page-renderer.ts';

export interface RenderAllOptions {
  readonly table: RouteTable;
  readonly prepared: Pick<PageRenderer, 'render'>;
  readonly memory: FragmentCache | undefined;
  /** The folder of pages. */
  readonly folder: string;
}

/** Renders all pages, one at a time: those that are held first, then those whose entries come once more. */
export async function* renderAllPages(
  options: RenderAllOptions,
  report: Report,
): AsyncGenerator<RenderedPage, void> {
  const { table, prepared, memory } = options;
  const held = new Map<string, Route>();
  const replayed = new Map<LoadedPage, number>();
  for (const [address, route] of table.routes)
    if (!route.isReplayed) held.set(address, route);
    else replayed.set(route.page, (replayed.get(route.page) ?? 0) + 1);
  const isAll = replayed.size === 0;
  yield* prepared.render({ table: isAll ? table : { ...table, routes: held }, memory });
  for (const [page, count] of replayed) yield* replay(page, count, options, report);
}

/** What all pages of a module share is worked out once for so many. */
const pagesAtOnce = 500;

async function* replay(
  page: LoadedPage,
  count: number,
  { table, prepared, folder }: RenderAllOptions,
  report: Report,
): AsyncGenerator<RenderedPage, void> {
  let routes = new Map<string, Route>();
  const seen = new Set<string>();
  for await (const route of routesOf(page, folder, report)) {
    const known = table.routes.get(route.address);
    if (known?.page !== page || seen.has(route.address)) continue;
    seen.add(route.address);
    routes.set(route.address, route);
    if (routes.size < pagesAtOnce) continue;
    yield* prepared.render({ table: { ...table, routes } });
    routes = new Map();
  }
  yield* prepared.render({ table: { ...table, routes } });
  if (seen.size !== count)
    report({
      file: page.file,
      message: `It gave ${count} entries, and ${seen.size} of them when it was asked again.`,
      hint: 'Let `entries` be a list, or give the same each time that somebody goes through it.',
    });
}
