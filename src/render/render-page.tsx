import { pageThings } from '../author/definition/page-things.ts';
import { type OgImage, ogSize } from '../author/definition/site.ts';
import type { PageView } from '../author/definition/views.ts';
import type { SharedContext } from '../author/site-context.tsx';
import { messageOf, type Report } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { ClientScripts } from '../routes/client-scripts.ts';
import { isIndexed, languageOf, movedTo, type Route } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { wrongResult } from '../routes/validation/validate-site.ts';
import { currentPage } from './current-page.ts';
import {
  renderDocumentEnd,
  renderDocumentStart,
  type SharedImage,
  serializeGraph,
} from './document/document.ts';
import type { JoinedDrawings } from './drawings/join-drawings.ts';
import type { FragmentCache, PageContent, SiteAnswers } from './fragment-cache.ts';
import { markCurrent } from './html/fragment.ts';
import type { Scan } from './html/scan.ts';
import { renderContent } from './render-content.tsx';
import { emptyLayout, type Layout, type Layouts } from './render-layout.tsx';

/** The surroundings of every page, and the values that it is rendered with. */
export interface PageParts {
  /** The site, as its components see it. */
  readonly context: SharedContext;
  readonly layouts: Layouts;
  readonly styles: { readonly cssByFile: ReadonlyMap<string, string> };
  readonly scripts: ClientScripts;
  /** The content security policy for a page's own `<meta>`, by its style sheets. */
  readonly policyOf: (styles: readonly string[]) => string | undefined;
  readonly pictureOf: (page: PageView) => OgImage | undefined;
}

/** The style sheets and the script of a page, which depend on its modules. */
export interface PageAssets {
  readonly styles: readonly string[];
  /** None if no module of the page or its layout has a client file. */
  readonly script: string | undefined;
}

/** Renders a page into a whole document. Undefined if that failed. */
export function renderPage(
  route: Route,
  assets: PageAssets,
  site: Site,
  parts: PageParts,
  fragmentCache?: FragmentCache,
): RenderedPage | undefined {
  const { file } = route.page;
  const { report } = site;
  try {
    const answers = answersOf(site, parts.context);
    const render = (given: SiteAnswers, reportTo: Report): PageContent => {
      const context = { ...parts.context, has: given.has, urlOfIsland: given.urlOfIsland };
      const content = renderContent(route, { site, context, answers: given }, reportTo);
      return {
        ...content,
        jsonLd: renderJsonLd(route, toView(route, site, context), site, reportTo),
      };
    };
    const content = fragmentCache
      ? fragmentCache.getOrRender(route, site, answers, render)
      : render(answers, report);
    const view = toView(route, site, parts.context);
    const image = imageOf(view, isIndexed(route) ? parts.pictureOf : undefined);
    const around = surroundings(route, { ...assets, image }, site, parts);
    const assembled = () => assemble(route, content, around, site, view);
    const { fragment, drawings } = content;
    const html = fragmentCache?.getOrAssemble(content, textsOf(around), assembled) ?? assembled();
    const { layout } = around;
    return { route, view, layout, scan: fragment.scan, content: fragment.html, drawings, html };
  } catch (error) {
    report(describeThrown(error, file, site.sources.folder, `while ${route.address} was rendered`));
    return undefined;
  }
}

function answersOf(site: Site, { has, urlOfIsland }: SharedContext): SiteAnswers {
  return {
    ...{ has, urlOfIsland },
    addressOf: (alias) => movedTo(site.table, alias),
    currentPage: (address) => currentPage(address, site),
  };
}

function toView(route: Route, site: Site, { has, date }: SharedContext): PageView {
  const { address, meta } = route;
  const { definition, origin } = site;
  const language = languageOf(route, definition);
  const { name: siteName } = definition;
  return { has, date, address, url: `${origin}${address}`, origin, meta, siteName, language };
}

function renderJsonLd(route: Route, page: PageView, { definition }: Site, report: Report): string {
  const { structuredData = isIndexed(route) ? pageThings : () => [] } = definition;
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

/** The page's own image for sharing, or the one that the site draws. */
function imageOf(
  page: PageView,
  draw: PageParts['pictureOf'] | undefined,
): SharedImage | undefined {
  const { image } = page.meta;
  if (image !== undefined) {
    const own = typeof image === 'string' ? { url: image } : image;
    return { ...own, url: new URL(own.url, page.origin).href };
  }
  const drawn = draw?.(page);
  return drawn && { url: `${page.origin}/${drawn.path}`, alt: drawn.text, ...ogSize };
}

/** The surroundings of a page's content, besides its own module's data. */
interface Surroundings extends PageAssets {
  readonly image: SharedImage | undefined;
  readonly layout: Layout;
  readonly policy: string | undefined;
  readonly versions: readonly { readonly language: string; readonly url: string }[];
}

function surroundings(
  route: Route,
  own: PageAssets & Pick<Surroundings, 'image'>,
  { versions, origin }: Site,
  { layouts, policyOf }: PageParts,
): Surroundings {
  return {
    ...own,
    layout: layouts.of(route) ?? emptyLayout,
    policy: policyOf(own.styles),
    versions: (versions.get(route.address) ?? []).map(({ language, address }) => ({
      language,
      url: `${origin}${address}`,
    })),
  };
}

/** Every text of the surroundings, which change the document when one of them does. */
function textsOf({ styles, script, image, layout, policy, versions }: Surroundings) {
  const inLayout = [layout.head, layout.before.html, layout.after.html];
  const ofPage = [script, policy, ...Object.values(image ?? {})];
  return [...styles, ...inLayout, ...ofPage, ...versions.flatMap(Object.values)];
}

function assemble(
  route: Route,
  { fragment: content, jsonLd }: PageContent,
  { styles, script, image, layout, policy, versions }: Surroundings,
  { definition, options }: Site,
  view: PageView,
): string {
  const start = renderDocumentStart({
    ...view,
    isIndexed: isIndexed(route) && !options.isPreview,
    versions,
    styles,
    extra: layout.head + content.head,
    policy,
    preloadFonts: definition.preloadFonts ?? [],
    jsonLd,
    image,
  });
  const [before, after] = [layout.before, layout.after].map(({ html, scan }) =>
    markCurrent(html, scan.links, route.address),
  );
  return `${start}${before}${content.html}${after}${renderDocumentEnd(script)}`;
}

/** A rendered page, which is checked, written, and not kept in memory. */
export interface RenderedPage {
  readonly route: Route;
  /** The page as the site's own code sees it. */
  readonly view: PageView;
  readonly layout: Layout;
  /** The scan of the page's own content, without the layout. */
  readonly scan: Scan;
  /** The page's own content, without the layout. */
  readonly content: string;
  /** The file of the drawings that it loads later. */
  readonly drawings: JoinedDrawings | undefined;
  /** The whole document. */
  readonly html: string;
}
