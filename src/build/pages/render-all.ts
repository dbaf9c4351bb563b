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
  const replayed = [...table.routes.values()].filter(({ isReplayed }) => isReplayed);
  const inMemory = [...table.routes].filter(([, { isReplayed }]) => !isReplayed);
  const first = replayed.length === 0 ? table : { ...table, routes: new Map(inMemory) };
  yield* renderer.render({ table: first, fragmentCache });
  for (const page of new Set(replayed.map((route) => route.page)))
    yield* replay(page, options, report);
}

/** Work that the pages of a module share is done once per batch. */
const pagesPerBatch = 500;

async function* replay(
  page: LoadedPage,
  { table, renderer, folder }: RenderAllOptions,
  report: Report,
): AsyncGenerator<RenderedPage, void> {
  let routes = new Map<string, Route>();
  const seen = new Set<string>();
  for await (const route of routesOf(page, folder, report)) {
    const known = table.routes.get(route.address);
    if (known?.page !== page || seen.has(route.address)) continue;
    seen.add(route.address);
    if (known.isReplayed) routes.set(route.address, route);
    if (routes.size < pagesPerBatch) continue;
    yield* renderer.render({ table: { ...table, routes } });
    routes = new Map();
  }
  yield* renderer.render({ table: { ...table, routes } });
  const count = [...table.routes.values()].filter((route) => route.page === page).length;
  if (seen.size !== count)
    report({
      file: page.file,
      message: `The first iteration over its entries gave ${count}, and the second only ${seen.size} of them.`,
      hint: 'Make `entries` a list, or let every iteration return the same entries.',
    });
}
