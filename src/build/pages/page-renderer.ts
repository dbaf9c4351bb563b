import { generateFiles } from '../../assets/generated-files.ts';
import { collectOgImages } from '../../assets/og-images/og-images.ts';
import { collectPictures, type Pictures } from '../../assets/pictures/pictures.ts';
import { copyPublicFiles } from '../../assets/public-files.ts';
import { type Checker, type CheckerOptions, createChecker } from '../../checks/checker.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import { memoize } from '../../core/memoize.ts';
import type { Report } from '../../core/problems/problem.ts';
import { hosts } from '../../output/hosts/hosts.ts';
import { cspForMeta } from '../../render/csp/csp.ts';
import { inlineHashes } from '../../render/csp/csp-hashes.ts';
import type { FragmentCache } from '../../render/fragment-cache.ts';
import { collectHeaders } from '../../render/headers.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { renderFrames } from '../../render/render-frame.tsx';
import { renderPages } from '../../render/render-pages.tsx';
import type { RenderedPage } from '../../render/rendered-page.ts';
import { islandsAmong } from '../../routes/client-scripts.ts';
import { createPathValidator } from '../../routes/reserved-paths.ts';
import { languageOf, pathOf, type RouteTable } from '../../routes/route.ts';
import type { GenerateOptions } from '../generate-options.ts';
import type { LoadedSite } from '../load/load.ts';

/** Everything that pages need: the frame, the files next to them, and the rules that they must follow. */
export type PageRenderer = Awaited<ReturnType<typeof createPageRenderer>>;

/** The modules are loaded already. */
type PageRendererOptions = Omit<GenerateOptions, 'loadModules' | 'browserBundlers'>;

export async function createPageRenderer(
  loaded: LoadedSite,
  options: PageRendererOptions,
  report: Report,
) {
  const { definition: site, table, graph, styles, scripts } = loaded;
  const { sources, target, base = '' } = options;
  const { folder } = sources;
  const origin = `${options.origin ?? site.origin}${base}`;
  const { pictureFolder: cacheFolder, usesCache, scope } = options;
  const { modules } = loaded.modules;
  const pictures = collectPictures({ modules, folder, base, cacheFolder, usesCache }, report);
  const props = renderProps(loaded, options, pictures.sourcesOf);
  const routes = [...table.routes.values()];
  const languages = new Set([site.language, ...routes.map((route) => languageOf(route, site))]);
  const frames = renderFrames(props, languages, report);
  const frameScans = [...frames.values()].flatMap((frame) => frame?.whole.scan ?? []);
  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders({ site, inline: inlineHashes(sheets, frameScans), folder }, report);
  const headers = headersFor(styles.cssByFile.values());

  const accepts = createPathValidator(table, report);
  const files = [
    ...loaded.assets,
    ...copyPublicFiles(sources, accepts),
    ...generateFiles({ site, view: { ...props.context, origin }, folder, accepts }, report),
  ];
  const paths = [...files.map(({ path }) => path), 'robots.txt', 'sitemap.xml'];
  const written = new Set(paths);
  const isFile = (path: string): boolean =>
    written.has(path.slice(1)) || pictures.has(path.slice(1));
  const idsInSvg = svgIds(files);
  const { has } = props.context;
  const checks = { frames, has, headers, isFile, idsInSvg, origin };
  const checker = await createSiteChecker(loaded, options, checks);
  const ogImages = collectOgImages(
    {
      site,
      folder,
      cacheFolder: options.ogImageFolder,
      usesCache,
      isThorough: scope?.isThorough,
    },
    report,
  );
  const isPolicySent = !target || hosts[target].sendsHeaders;
  const policyOf = (sheets: readonly string[]) =>
    isPolicySent ? undefined : cspForMeta(headersFor(sheets));
  const { pictureOf } = ogImages;
  const parts = { sources, graph, frames, styles, scripts, origin, pictureOf, policyOf };
  /** Renders the pages of a table, one at a time. */
  const render = (
    request: { readonly table: RouteTable; readonly fragmentCache?: FragmentCache | undefined },
    reportTo = report,
  ): Iterable<RenderedPage> => renderPages({ ...props, ...parts, ...request }, reportTo);
  return { origin, headers, files, paths, frames, checker, pictures, ogImages, render };
}

/** Finds the ids in SVG files, which a page can show one at a time: `/drawings.svg#tape`. */
function svgIds(files: readonly OutputFile[]): CheckerOptions['idsInSvg'] {
  const svgs = files.filter(({ path }) => path.endsWith('.svg'));
  return memoize((wanted) => {
    const svg = svgs.find(({ path }) => wanted === `/${path}`);
    return svg && new Set(scanHtml(Buffer.from(svg.contents).toString()).ids);
  });
}

/** What every page is rendered with. */
function renderProps(
  { definition: site, SiteContext, table, versions, scripts }: LoadedSite,
  options: PageRendererOptions,
  sourcesOf: Pictures['sourcesOf'],
) {
  const { date, sources, base = '' } = options;
  const has = (path: string): boolean => table.routes.has(path) || table.redirects.has(path);
  const urlOfIsland = (name: string): string | undefined => scripts.urlByIsland.get(name);
  return {
    base,
    site,
    SiteContext,
    versions,
    context: { has: (href: string) => has(pathOf(href)), date, sourcesOf, urlOfIsland },
    addressOf: (alias: string): string | undefined => table.redirects.get(alias)?.to,
    unbroken: site.unbroken,
    hasScripts: scripts.urlBySet.size > 0,
    folder: sources.folder,
  };
}

/** A checker that applies all rules to this site. */
async function createSiteChecker(
  loaded: LoadedSite,
  { sources, policy, base = '', date, scope = { isThorough: false } }: PageRendererOptions,
  rendered: Pick<CheckerOptions, 'frames' | 'has' | 'headers' | 'isFile' | 'idsInSvg' | 'origin'>,
): Promise<Checker> {
  const { definition, table, graph, styles, isComplete, modules, folder } = loaded;
  return createChecker({
    ...{ ...rendered, definition, table, base, folder, date, policy, isComplete, scope },
    cssByFile: styles.cssByFile,
    islandsOf: memoize((file: string) => islandsAmong(file, graph, sources)),
    code: modules.code,
  });
}
