import type { Assets } from '../assets/bundle-assets.ts';
import { type OgImages, openOgImages } from '../assets/og-images.ts';
import { copyPublicFiles, generateFiles } from '../assets/own-files.ts';
import { openPictures, type Pictures } from '../assets/pictures.ts';
import type { SharedContext } from '../author/site-context.tsx';
import { type Checker, createChecker } from '../checks/checker.ts';
import type { CheckScope, RulePremises } from '../checks/rule.ts';
import { bytesOf, type OutputFile, sizeOf } from '../core/files/output-files.ts';
import type { HostHeaders } from '../core/hosts.ts';
import { memoize } from '../core/values.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { collectHeaders, cspForMeta, inlineHashes } from '../render/csp.ts';
import { scanHtml } from '../render/html/scan.ts';
import { Layouts } from '../render/render-layout.tsx';
import type { PageParts } from '../render/render-page.tsx';
import { islandsAmong } from '../routes/client-scripts.ts';
import { createPathValidator } from '../routes/reserved-paths.ts';
import { pageAt, pathOf } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';

/** Everything that pages need, and what is written beside them. */
export interface Output extends PageParts {
  readonly styles: Assets['styles'];
  readonly headers: HostHeaders;
  readonly pictures: Pictures;
  readonly ogImages: OgImages;
  /** The ids in the files of the pages' drawings so far, by path. */
  readonly drawings: Map<string, ReadonlySet<string>>;
  /** The files that do not depend on what pages render. */
  readonly files: readonly OutputFile[];
}

/** Renders the layout, and prepares images, headers, and files, before any page is rendered. */
export function prepareOutput(site: Site, { styles, scripts, files }: Assets): Output {
  const pictures = openPictures(site);
  const ogImages = openOgImages(site);
  const context = contextOf(site, scripts.urlByIsland, pictures);
  const layouts = new Layouts(site, context, scripts.urlBySet.size > 0);
  const scans = layouts.all.flatMap((layout) => layout?.whole.scan ?? []);
  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders(site, inlineHashes(sheets, scans));
  const accepts = createPathValidator(site.table, site.report);
  const { target } = site.options;
  const isPolicySent = !target || hosts[target].sendsHeaders;
  return {
    ...{ styles, scripts, context, layouts, pictures, ogImages, drawings: new Map() },
    headers: headersFor(styles.cssByFile.values()),
    files: [
      ...files,
      ...copyPublicFiles(site.sources, accepts),
      ...generateFiles(site, context, accepts),
    ],
    policyOf: (sheets) => (isPolicySent ? undefined : cspForMeta(headersFor(sheets))),
    pictureOf: ogImages.pictureOf,
  };
}

/** The site, as its components see it. */
function contextOf(
  { table, options: { date } }: Site,
  islands: ReadonlyMap<string, string>,
  { sourcesOf }: Pictures,
): SharedContext {
  return {
    ...{ date, sourcesOf },
    has: (href) => pageAt(table, pathOf(href)) !== undefined,
    urlOfIsland: (name) => islands.get(name),
  };
}

/** A checker that applies the rules to a site. */
export function openChecker(site: Site, output: Output, scope: CheckScope): Promise<Checker> {
  const { definition, table, sources, modules, origin, base, isComplete } = site;
  const { date, policy } = site.options;
  const { context, layouts, headers, styles, files, pictures, drawings } = output;
  const { has } = context;
  const idsInFile = svgIds(files);
  const written = new Set(files.map(({ path }) => path)).add('robots.txt').add('sitemap.xml');
  const sizes = new Map(files.map(({ path, contents }) => [`/${path}`, sizeOf(contents)]));
  return createChecker({
    ...{ definition, table, layouts, scope, base, policy, isComplete, origin, has, date, headers },
    folder: sources.folder,
    isFile: (path) => [written, pictures, drawings].some((made) => made.has(path.slice(1))),
    sizeOfFile: (path) => sizes.get(path),
    isInFiles: (text) => files.some((file) => isTextWith(text, file)),
    idsInSvg: (path) => drawings.get(path.slice(1)) ?? idsInFile(path),
    cssByFile: styles.cssByFile,
    islandsOf: (file) => islandsAmong(file, modules.graph, sources),
    code: modules.code,
  });
}

function isTextWith(text: string, { path, contents }: OutputFile): boolean {
  return /\.(?:js|css|html|svg)$/.test(path) && Buffer.from(bytesOf(contents)).includes(text);
}

/** Finds the ids in SVG files, which a page can show one at a time: `/drawings.svg#tape`. */
function svgIds(files: readonly OutputFile[]): RulePremises['idsInSvg'] {
  const svgs = files.filter(({ path }) => path.endsWith('.svg'));
  return memoize((wanted) => {
    const svg = svgs.find(({ path }) => wanted === `/${path}`);
    return svg && new Set(scanHtml(Buffer.from(bytesOf(svg.contents)).toString()).ids);
  });
}
