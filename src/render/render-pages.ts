import { siteFile } from '../core/sources.ts';
import { memoize } from '../core/values.ts';
import { reachableFrom } from '../modules/graph.ts';
import { routesOf } from '../routes/build-route-table.ts';
import { keyOf, pageSet } from '../routes/client-scripts.ts';
import type { LoadedPage } from '../routes/page-module.ts';
import type { Route } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { type PageAssets, type PageParts, type RenderedPage, renderPage } from './render-page.tsx';

/** Renders all pages, one at a time, and keeps none of them in memory: visible pages first, and replayed entries last. */
export async function* renderPages(
  site: Site,
  parts: PageParts,
  fragmentCache?: FragmentCache,
): AsyncGenerator<RenderedPage, void> {
  const assetsOf = memoize((file: string) => assetsIn(file, site, parts));
  for await (const route of inOrder(site, fragmentCache)) {
    const page = renderPage(route, assetsOf(route.page.file), site, parts, fragmentCache);
    if (page) yield page;
  }
}

/** The style sheets and the script of a page, which depend on its modules. */
function assetsIn(
  file: string,
  { modules, sources }: Site,
  { styles, scripts }: PageParts,
): PageAssets {
  const { graph } = modules;
  const reached = new Set([...reachableFrom(graph, siteFile), ...reachableFrom(graph, file)]);
  return {
    styles: [...reached].flatMap((module) => styles.cssByFile.get(module) ?? []),
    script: scripts.urlBySet.get(keyOf(pageSet(file, graph, sources))),
  };
}

async function* inOrder(site: Site, fragmentCache?: FragmentCache): AsyncGenerator<Route, void> {
  const routes = [...site.table.routes.values()];
  const isFirst = (route: Route): boolean => fragmentCache?.isFirst(route) ?? false;
  yield* routes.filter((route) => isFirst(route));
  yield* routes.filter((route) => !isFirst(route) && !route.isReplayed);
  const replayed = routes.filter(({ isReplayed }) => isReplayed).map(({ page }) => page);
  for (const page of new Set(replayed)) yield* replay(page, site);
}

/** Iterates over the entries of a page again. */
async function* replay(
  page: LoadedPage,
  { table, report, sources }: Site,
): AsyncGenerator<Route, void> {
  const seen = new Set<string>();
  for await (const route of routesOf(page, sources.folder, report)) {
    const known = table.routes.get(route.address);
    if (known?.page !== page || seen.has(route.address)) continue;
    seen.add(route.address);
    if (known.isReplayed) yield route;
  }
  const count = [...table.routes.values()].filter((route) => route.page === page).length;
  if (seen.size === count) return;
  report({
    file: page.file,
    message: `The first iteration over its entries gave ${count}, and the second only ${seen.size} of them.`,
    hint: 'Make `entries` a list, or let every iteration return the same entries.',
  });
}
