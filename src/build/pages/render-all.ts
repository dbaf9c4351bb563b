import type { Report } from '../../core/problems/problem.ts';
import type { FragmentCache } from '../../render/fragment-cache.ts';
import type { RenderedPage } from '../../render/rendered-page.ts';
import { routesOf } from '../../routes/build-route-table.ts';
import type { LoadedPage } from '../../routes/page-module.ts';
import type { Route, RouteTable } from '../../routes/route.ts';
import type { PageRenderer } from './page-renderer.ts';

interface RenderAllOptions {
  readonly table: RouteTable;
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly fragmentCache: FragmentCache | undefined;
  /** The folder of pages. */
  readonly folder: string;
}

/** Renders all pages, one at a time: first those with entries in memory, then those with replayed entries. */
export async function* renderAllPages(
  options: RenderAllOptions,
  report: Report,
): AsyncGenerator<RenderedPage, void> {
  const { table, renderer, fragmentCache } = options;
  const inMemory = new Map<string, Route>();
  const replayed = new Map<LoadedPage, number>();
  for (const [address, route] of table.routes)
    if (!route.isReplayed) inMemory.set(address, route);
    else replayed.set(route.page, (replayed.get(route.page) ?? 0) + 1);
  const first = replayed.size === 0 ? table : { ...table, routes: inMemory };
  yield* renderer.render({ table: first, fragmentCache });
  for (const [page, count] of replayed) yield* replay(page, count, options, report);
}

/** Work that the pages of a module share is done once per batch. */
const pagesPerBatch = 500;

async function* replay(
  page: LoadedPage,
  count: number,
  { table, renderer, folder }: RenderAllOptions,
  report: Report,
): AsyncGenerator<RenderedPage, void> {
  let routes = new Map<string, Route>();
  const seen = new Set<string>();
  for await (const route of routesOf(page, folder, report)) {
    if (table.routes.get(route.address)?.page !== page || seen.has(route.address)) continue;
    seen.add(route.address);
    routes.set(route.address, route);
    if (routes.size < pagesPerBatch) continue;
    yield* renderer.render({ table: { ...table, routes } });
    routes = new Map();
  }
  yield* renderer.render({ table: { ...table, routes } });
  if (seen.size !== count)
    report({
      file: page.file,
      message: `The first iteration over its entries gave ${count}, and the second only ${seen.size} of them.`,
      hint: 'Make `entries` a list, or let every iteration return the same entries.',
    });
}
