import type { OgImage } from '../author/definition/og-image.ts';
import { pageThings } from '../author/definition/page-things.ts';
import type { SiteDefinition } from '../author/definition/site.ts';
import type { PageView } from '../author/definition/views.ts';
import { memoize } from '../core/memoize.ts';
import type { Report } from '../core/problems/problem.ts';
import { messageOf } from '../core/problems/thrown.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import { type ModuleGraph, reachableFrom } from '../modules/graph.ts';
import { type ClientScripts, keyOf, pageSet } from '../routes/client-scripts.ts';
import { isIndexed, languageOf, type Route, type RouteTable } from '../routes/route.ts';
import { wrongResult } from '../routes/validation/validate-site.ts';
import { renderDocumentEnd, renderDocumentStart } from './document/document.ts';
import { serializeGraph } from './document/json-ld.ts';
import type { FragmentCache, PageContent, SiteAnswers } from './fragment-cache.ts';
import { type Frame, type Frames, frameIn } from './frame.ts';
import { markCurrent } from './html/rewrite-links.ts';
import { type RenderContentOptions, renderContent } from './render-content.tsx';
import type { RenderedPage } from './rendered-page.ts';

interface RenderPagesOptions extends RenderContentOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly sources: Sources;
  readonly graph: ModuleGraph;
  readonly frames: Frames;
  readonly styles: { readonly cssByFile: ReadonlyMap<string, string> };
  readonly scripts: ClientScripts;
  /** Scheme and host of the canonical URLs. */
  readonly origin: string;
  /** The content security policy for a page's own `<meta>`, by its style sheets. */
  readonly policyOf: (styles: readonly string[]) => string | undefined;
  readonly pictureOf: (page: PageView) => OgImage | undefined;
  readonly fragmentCache?: FragmentCache | undefined;
}

/** Renders the pages one at a time, and keeps none of them in memory. */
export function* renderPages(options: RenderPagesOptions, report: Report): Generator<RenderedPage> {
  const assetsOf = memoize((file: string) => collectAssets(file, options));
  for (const route of inOrder(options)) {
    const page = renderPage(route, assetsOf(route.page.file), options, report);
    if (page) yield page;
  }
}

function inOrder({ table, fragmentCache }: RenderPagesOptions): Iterable<Route> {
  const routes = [...table.routes.values()];
  if (!fragmentCache) return routes;
  const { isFirst } = fragmentCache;
  return [...routes.filter(isFirst), ...routes.filter((route) => !isFirst(route))];
}

/** The style sheets and the script of a page, which depend on its modules. */
interface PageAssets {
  readonly styles: readonly string[];
  /** None if no module of the page or its frame has a client file. */
  readonly script: string | undefined;
}

function collectAssets(file: string, options: RenderPagesOptions): PageAssets {
  const { graph, sources, styles, scripts } = options;
  const modules = new Set([...reachableFrom(graph, siteFile), ...reachableFrom(graph, file)]);
  return {
    styles: [...modules].flatMap((module) => styles.cssByFile.get(module) ?? []),
    script: scripts.urlBySet.get(keyOf(pageSet(file, graph, sources))),
  };
}

function renderPage(
  route: Route,
  assets: PageAssets,
  options: RenderPagesOptions,
  report: Report,
): RenderedPage | undefined {
  const { file } = route.page;
  try {
    const { context, addressOf, fragmentCache } = options;
    const answers: SiteAnswers = { ...context, addressOf };
    const render = ({ has, urlOfIsland, addressOf }: SiteAnswers): PageContent => {
      const known = { ...options, addressOf, context: { ...context, has, urlOfIsland } };
      const fragment = renderContent(route, known, report);
      const jsonLd = renderJsonLd(toView(route, known), isIndexed(route), options, report);
      return { fragment, jsonLd };
    };
    const content =
      fragmentCache?.getOrRender(route, options.site, answers, render) ?? render(answers);
    const picture = isIndexed(route) ? options.pictureOf(toView(route, options)) : undefined;
    const around = surroundings(route, { ...assets, picture }, options);
    const assembled = () => assemble(route, content, around, options);
    const { fragment } = content;
    const html = fragmentCache?.getOrAssemble(content, textsOf(around), assembled) ?? assembled();
    const view = toView(route, options);
    return { route, view, scan: fragment.scan, content: fragment.html, html };
  } catch (error) {
    report(
      describeThrown(error, file, options.sources.folder, `while ${route.address} was rendered`),
    );
    return undefined;
  }
}

function toView(route: Route, { context, origin, site }: RenderPagesOptions): PageView {
  const { address, meta } = route;
  const { name: siteName } = site;
  const { has, date } = context;
  const language = languageOf(route, site);
  return { has, date, address, url: `${origin}${address}`, origin, meta, siteName, language };
}

function renderJsonLd(
  page: PageView,
  isIndexed: boolean,
  { site }: RenderPagesOptions,
  report: Report,
): string {
  const { structuredData = isIndexed ? pageThings : () => [] } = site;
  const items = structuredData(page) ?? [];
  if (!Array.isArray(items)) {
    report(wrongResult('structuredData', items));
    return '';
  }
  try {
    return items.length === 0 ? '' : serializeGraph(items);
  } catch (error) {
    // The other lines draw a circular structure.
    const [reason] = messageOf(error).split('\n');
    report({
      file: siteFile,
      message: `The structured data of ${page.address} cannot be written as JSON: ${reason}.`,
      hint: 'Return only plain objects, lists, strings, booleans, and finite numbers from `structuredData`.',
    });
    return '';
  }
}

/** What is around the content of a page, besides its own module's data. */
interface Surroundings extends PageAssets {
  readonly picture: OgImage | undefined;
  readonly frame: Frame;
  readonly policy: string | undefined;
  readonly versions: readonly { readonly language: string; readonly url: string }[];
}

function surroundings(
  route: Route,
  parts: PageAssets & Pick<Surroundings, 'picture'>,
  { site, frames, versions, origin, policyOf }: RenderPagesOptions,
): Surroundings {
  return {
    ...parts,
    frame: frameIn(languageOf(route, site), frames),
    policy: policyOf(parts.styles),
    versions: (versions.get(route.address) ?? []).map(({ language, address }) => ({
      language,
      url: `${origin}${address}`,
    })),
  };
}

/** Every text of the surroundings, which change the document when one of them does. */
function textsOf({ styles, script, picture, frame, policy, versions }: Surroundings) {
  const inFrame = [frame.head, frame.before.html, frame.after.html];
  const ofPage = [script, policy, ...Object.values(picture ?? {})];
  return [...styles, ...inFrame, ...ofPage, ...versions.flatMap(Object.values)];
}

function assemble(
  route: Route,
  { fragment: content, jsonLd }: PageContent,
  { styles, script, picture, frame, policy, versions }: Surroundings,
  options: RenderPagesOptions,
): string {
  const { site, origin } = options;
  const { address } = route;
  const start = renderDocumentStart({
    ...toView(route, options),
    isIndexed: isIndexed(route),
    versions,
    styles,
    extra: frame.head + content.head,
    policy,
    preloadFonts: site.preloadFonts ?? [],
    jsonLd,
    picture: picture && { ...picture, url: `${origin}/${picture.path}` },
  });
  const [before, after] = [frame.before, frame.after].map(({ html, scan }) =>
    markCurrent(html, scan.links, address),
  );
  return `${start}${before}${content.html}${after}${renderDocumentEnd(script)}`;
}
