import { checkPages } from './check-pages.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import { noFrame } from './model/frame.ts';
import { inlineHashes } from './model/inline-hashes.ts';
import type { PageMemory } from './model/page-memory.ts';
import type { RenderedPage } from './model/page-record.ts';
import type { Report } from './model/problem.ts';
import { refuserOfPaths } from './model/refuse-path.ts';
import { pathOf, type RouteTable } from './model/route.ts';
import type { ReadSite } from './read-site.ts';
import { collectHeaders } from './stages/collect-headers.ts';
import { copyPublicFiles } from './stages/copy-public-files.ts';
import { locateProblem } from './stages/locate-problem.ts';
import { policyInPages } from './stages/policy-in-pages.ts';
import { renderFrame } from './stages/render-frame.tsx';
import { renderPages } from './stages/render-pages.tsx';
import { renderSiteFiles } from './stages/render-site-files.ts';
import { sharePictures } from './stages/share-pictures.ts';

/** All that pages are made with: the frame, the files around them, the rules that they keep. */
export type PreparedPages = Awaited<ReturnType<typeof preparePages>>;

/** How the modules of the site are loaded is decided by then. */
export type PrepareOptions = Omit<MakeSiteOptions, 'loadModules'>;

export async function preparePages(read: ReadSite, options: PrepareOptions, reportAt: Report) {
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

  const refuse = refuserOfPaths(table);
  const files = [
    ...read.assets,
    ...copyPublicFiles(sources, refuse, report),
    ...renderSiteFiles({ site, view: { ...around.context, origin }, folder, refuse }, report),
  ];
  const paths = [...files.map(({ path }) => path), 'robots.txt', 'sitemap.xml'];
  const checker = await checkPages({ read, options, frame: frame?.whole, headers, paths, origin });
  const pictures = sharePictures({ site, drawer: options.drawer, folder }, report);
  const parts = { table, sources, graph, frame: frame ?? noFrame, styles, scripts, memory };
  const more = {
    origin,
    policyOf: policyInPages(target, headersFor),
    pictureOf: pictures.pictureOf,
  };
  /** Pages of this table, one at a time. */
  const render = (
    those: { readonly table: RouteTable; readonly memory?: PageMemory | undefined },
    reportThose = report,
  ): Iterable<RenderedPage> =>
    renderPages({ ...around, ...parts, ...more, memory: undefined, ...those }, reportThose);
  return { origin, headers, files, paths, checker, pictures, parts, render };
}

/** What surrounds a page while it is rendered. */
function aroundPages({ site, SiteContext, table, scripts }: ReadSite, options: PrepareOptions) {
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
