import type { Context, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ClientScripts, frameSet, keyOf, pageSet } from '../model/client-scripts.ts';
import { withConsoleErrors } from '../model/console-errors.ts';
import { documentEnd, renderDocumentStart } from '../model/document.ts';
import { escapeHtml } from '../model/html.ts';
import { serializeGraph } from '../model/json-ld.ts';
import { markCurrent, rewriteAliases } from '../model/links.ts';
import { type ModuleGraph, reachableFrom } from '../model/module-graph.ts';
import type { RenderedPage } from '../model/page-record.ts';
import type { Problem, Report } from '../model/problem.ts';
import { isListed, type Route, type RouteTable } from '../model/route.ts';
import { scanHtml } from '../model/scan.ts';
import type { SiteDefinition } from '../model/site.ts';
import { type Sources, siteFile } from '../model/sources.ts';
import { describeThrown } from '../model/thrown.ts';
import type { SiteContextValue } from '../site-context.tsx';
import type { FramePiece } from './render-frame.tsx';

export interface RenderPagesOptions {
  readonly site: SiteDefinition;
  readonly SiteContext: Context<SiteContextValue>;
  readonly context: SiteContextValue;
  readonly table: RouteTable;
  readonly sources: Sources;
  readonly graph: ModuleGraph;
  readonly frame: {
    readonly before: FramePiece;
    readonly after: FramePiece;
    readonly head: string;
  };
  readonly styles: { readonly cssByFile: ReadonlyMap<string, string> };
  readonly scripts: ClientScripts;
  /** Scheme and host of the canonical addresses. */
  readonly origin: string;
}

/** Renders the pages one at a time: none is held once the next is asked for. */
export function* renderPages(options: RenderPagesOptions, report: Report): Generator<RenderedPage> {
  const partsOf = new Map<string, PageParts>();
  for (const route of options.table.routes.values()) {
    const { file } = route.page;
    const parts = partsOf.get(file) ?? collectParts(file, options);
    partsOf.set(file, parts);
    const page = renderPage(route, parts, options, report);
    if (page) yield page;
  }
}

/** What a page is given because of the modules that it is made of. */
interface PageParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

function collectParts(file: string, options: RenderPagesOptions): PageParts {
  const { graph, sources, styles, scripts } = options;
  const modules = new Set([...reachableFrom(graph, siteFile), ...reachableFrom(graph, file)]);
  const sets = [frameSet(graph, sources), pageSet(file, graph, sources)];
  return {
    styles: [...modules].flatMap((module) => styles.cssByFile.get(module) ?? []),
    scripts: sets.flatMap((set) => scripts.urlBySet.get(keyOf(set)) ?? []),
  };
}

function renderPage(
  route: Route,
  parts: PageParts,
  options: RenderPagesOptions,
  report: Report,
): RenderedPage | undefined {
  const { file } = route.page;
  try {
    const content = renderContent(route, options, report);
    const html = assemble(route, content, parts, options);
    return { route, scan: scanHtml(content), html };
  } catch (error) {
    report(
      describeThrown(error, file, options.sources.folder, `while ${route.address} was rendered`),
    );
    return undefined;
  }
}

function renderContent(route: Route, options: RenderPagesOptions, report: Report): string {
  const { SiteContext, context, table, scripts } = options;
  const element = <SiteContext.Provider value={context}>{toElement(route)}</SiteContext.Provider>;
  const markup = withConsoleErrors(
    () => renderToStaticMarkup(element),
    (text) => report(writtenToConsole(route, text)),
  );
  const { links, islands } = scanHtml(markup);
  const resolved = rewriteAliases(markup, links, (path) => table.redirects.get(path)?.to);
  return [...new Set(islands)].reduce((html, name) => {
    const url = scripts.urlByIsland.get(name);
    if (url === undefined) report(noIslandFile(route, name));
    const mark = `data-island="${escapeHtml(name)}"`;
    return html.replaceAll(mark, `${mark} data-src="${escapeHtml(url ?? '')}"`);
  }, resolved);
}

function toElement({ page: { module }, entry }: Route): ReactNode {
  if (module.kind === 'single') return <module.Component />;
  return entry && <module.Component entry={entry} />;
}

function assemble(
  route: Route,
  content: string,
  { styles, scripts }: PageParts,
  options: RenderPagesOptions,
): string {
  const { site, context, frame, origin } = options;
  const { address, meta } = route;
  const url = `${origin}${address}`;
  const things = site.structuredData?.({ address, url, origin, meta, ...context }) ?? [];
  const start = renderDocumentStart({
    language: site.language,
    siteName: site.name,
    meta,
    url,
    isListed: isListed(route),
    styles,
    scripts,
    extra: frame.head,
    preloadFonts: site.preloadFonts ?? [],
    jsonLd: things.length === 0 ? '' : serializeGraph(things),
  });
  const [before, after] = [frame.before, frame.after].map(({ html, scan }) =>
    markCurrent(html, scan.links, address),
  );
  return `${start}${before}${content}${after}${documentEnd}`;
}

function writtenToConsole(route: Route, text: string): Problem {
  return {
    file: route.page.file,
    message: `console.error was called while ${route.address} was rendered: ${text}`,
    hint: 'Mend what it complains of; a build prints nothing of its own pages.',
  };
}

function noIslandFile(route: Route, name: string): Problem {
  return {
    file: route.page.file,
    message: `The island "${name}" has no ${name}.island.ts beside the module that it comes from.`,
    hint: `Write one that says \`export default island(TheComponent)\`, or correct the name.`,
  };
}
