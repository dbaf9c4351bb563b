import { closest } from 'fastest-levenshtein';
import { SiteError } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { isSiteFile, reachableFrom } from '../../modules/graph.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { emptyLayout, type Layout } from '../../render/render-layout.tsx';
import { islandsAmong, pageSet } from '../../routes/client-scripts.ts';
import { outputPathOf, pageAt, pathOf, type Route } from '../../routes/route.ts';
import type { GeneratedSite } from '../generate.ts';
import type { PageExplanation } from './explanation.ts';
import { generateInMemory } from './generate-in-memory.ts';
import { measurePage } from './measure-page.ts';

/** Builds the site in memory, and explains what one of its pages consists of. */
export async function explainPage(
  options: SiteOptions,
  requested: string,
): Promise<PageExplanation> {
  const { site, problems, readsOf, links, files } = await generateInMemory(options);
  const { table } = site;
  const { graph } = site.modules;
  const { styles, scripts } = site.output;
  const address = pageAt(table, requested) ?? requested;
  const route = table.routes.get(address);
  if (!route) throw noPageAt(requested, options.pages, [...table.routes.keys()]);
  const { page, meta } = route;
  const outputPath = outputPathOf(address);
  const html = files.get(outputPath)?.toString('utf8');
  if (html === undefined) throw new SiteError(problems);
  const inLayout = new Set(reachableFrom(graph, siteFile));
  const own = reachableFrom(graph, page.file).filter(isSiteFile);
  return {
    address,
    title: meta.title,
    file: page.file,
    outputPath,
    aliases: aliasesOf(address, site),
    modules: tree(page.file, site),
    layoutModules: [...inLayout].filter(isSiteFile).filter((file) => !file.endsWith('.css')).length,
    ...browserParts(page.file, site),
    facts: readsOf(outputPath, new Set(own)),
    layoutFacts: readsOf('layout', inLayout),
    ...measurePage({
      html,
      address,
      layout: layoutOf(route, site),
      files,
      importsByUrl: scripts.importsByUrl,
      sheets: [...new Set([...inLayout, ...own])].flatMap((file) => {
        const css = styles.cssByFile.get(file);
        return css === undefined ? [] : [{ file, css, inLayout: inLayout.has(file) }];
      }),
    }),
    ...linksTo(address, links, site),
  };
}

function noPageAt(address: string, file: string, known: readonly string[]): SiteError {
  const hint =
    known.length === 0
      ? 'The site has no page.'
      : `The nearest address is ${closest(address, known)}.`;
  return new SiteError([{ file, message: `There is no page at ${address}.`, hint }]);
}

function aliasesOf(address: string, { table }: GeneratedSite): readonly string[] {
  return [...table.redirects.values()]
    .filter(({ to }) => pathOf(to) === address)
    .map(({ from }) => from);
}

function tree(file: string, { modules: { graph } }: GeneratedSite): PageExplanation['modules'] {
  const seen = new Set<string>();
  const visit = (module: string, depth: number): PageExplanation['modules'] => {
    if (seen.has(module) || !isSiteFile(module) || module.endsWith('.css')) return [];
    seen.add(module);
    const imported = graph.get(module) ?? [];
    return [{ file: module, depth }, ...imported.flatMap((next) => visit(next, depth + 1))];
  };
  return visit(file, 0);
}

function browserParts(file: string, { modules: { graph }, sources }: GeneratedSite) {
  const set = pageSet(file, graph, sources);
  return {
    clientFiles: set.filter((script) => sources.clientFiles.includes(script)),
    islands: islandsAmong(file, graph, sources),
  };
}

function linksTo(
  address: string,
  links: ReadonlyMap<string, readonly string[]>,
  site: GeneratedSite,
) {
  const isLink = (href: string): boolean => pathOf(href) === address;
  const inLayoutOf = (route: Route): number =>
    layoutOf(route, site).whole.scan.links.filter(({ value }) => isLink(value)).length;
  const routes = [...site.table.routes.values()];
  return {
    isLinkedFromLayout: routes.some((route) => inLayoutOf(route) > 0),
    linkedFrom: routes
      .filter((route) => {
        const found = (links.get(outputPathOf(route.address)) ?? []).filter(isLink);
        return found.length > inLayoutOf(route) && route.address !== address;
      })
      .map((route) => route.address),
  };
}

function layoutOf(route: Route, site: GeneratedSite): Layout {
  return site.output.layouts.of(route) ?? emptyLayout;
}
