import { generateFiles } from '../../assets/generated-files.ts';
import { collectOgImages } from '../../assets/og-images/og-images.ts';
import { copyPublicFiles } from '../../assets/public-files.ts';
import type { Report } from '../../core/problems/problem.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import { hosts } from '../../output/hosts/hosts.ts';
import { inlineHashes } from '../../render/csp/csp-hashes.ts';
import { createCspMeta } from '../../render/csp/csp-meta.ts';
import type { FragmentCache } from '../../render/fragment-cache.ts';
import { noFrame } from '../../render/frame.ts';
import { collectHeaders } from '../../render/headers.ts';
import { renderFrame } from '../../render/render-frame.tsx';
import { renderPages } from '../../render/render-pages.tsx';
import type { RenderedPage } from '../../render/rendered-page.ts';
import { createPathValidator } from '../../routes/reserved-paths.ts';
import { pathOf, type RouteTable } from '../../routes/route.ts';
import type { GenerateOptions } from '../generate-options.ts';
import type { LoadedSite } from '../load/load.ts';
import { createSiteChecker } from './create-checker.ts';

/** All that pages are made with: the frame, the files around them, the rules that they keep. */
export type PageRenderer = Awaited<ReturnType<typeof createPageRenderer>>;

/** How the modules of the site are loaded is decided by then. */
export type PrepareOptions = Omit<GenerateOptions, 'loadModules'>;

export async function createPageRenderer(
  read: LoadedSite,
  options: PrepareOptions,
  reportAt: Report,
) {
  const { site, table, graph, styles, scripts } = read;
  const { sources, target, base = '', memory } = options;
  const { folder } = sources;
  const report: Report = (problem) => reportAt(locateProblem(problem, graph, folder));
  const origin = `${options.origin ?? site.origin}${base}`;
  const around = aroundPages(read, options);
  const frame = renderFrame(around, report);
  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders({ site, inline: inlineHashes(sheets, frame?.whole.scan), folder }, report);
  const headers = headersFor(styles.cssByFile.values());

  const refuse = createPathValidator(table);
  const files = [
    ...read.assets,
    ...copyPublicFiles(sources, refuse, report),
    ...generateFiles({ site, view: { ...around.context, origin }, folder, refuse }, report),
  ];
  const paths = [...files.map(({ path }) => path), 'robots.txt', 'sitemap.xml'];
  const checker = await createSiteChecker({
    read,
    options,
    frame: frame?.whole,
    headers,
    paths,
    origin,
  });
  const pictures = collectOgImages({ site, drawer: options.drawer, folder }, report);
  const parts = { table, sources, graph, frame: frame ?? noFrame, styles, scripts, memory };
  const more = {
    origin,
    policyOf: createCspMeta(!target || hosts[target].sendsHeaders, headersFor),
    pictureOf: pictures.pictureOf,
  };
  /** Pages of this table, one at a time. */
  const render = (
    those: { readonly table: RouteTable; readonly memory?: FragmentCache | undefined },
    reportThose = report,
  ): Iterable<RenderedPage> =>
    renderPages({ ...around, ...parts, ...more, memory: undefined, ...those }, reportThose);
  return { origin, headers, files, paths, checker, pictures, parts, render };
}

/** What surrounds a page while it is rendered. */
function aroundPages({ site, SiteContext, table, scripts }: LoadedSite, options: PrepareOptions) {
  const { date, sources, base = '' } = options;
  const has = (path: string): boolean => table.routes.has(path) || table.redirects.has(path);
  return {
    base,
    site,
    SiteContext,
    context: { has: (href: string) => has(pathOf(href)), date },
    addressOf: (alias: string): string | undefined => table.redirects.get(alias)?.to,
    urlByIsland: scripts.urlByIsland,
    hasScripts: scripts.urlBySet.size > 0,
    folder: sources.folder,
  };
}
