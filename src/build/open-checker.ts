import { type Checker, createChecker } from '../checks/checker.ts';
import type { CheckScope, RulePremises } from '../checks/rule.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { memoize } from '../core/memoize.ts';
import { scanHtml } from '../render/html/scan.ts';
import { islandsAmong } from '../routes/client-scripts.ts';
import type { Site } from '../routes/site.ts';
import type { Output } from './prepare-output.ts';

/** A checker that applies the rules to a site. */
export function openChecker(site: Site, output: Output, scope: CheckScope): Promise<Checker> {
  const { definition, table, sources, modules, origin, base, isComplete } = site;
  const { date, policy } = site.options;
  const { context, layouts, headers, styles, files, pictures } = output;
  const { has } = context;
  const written = new Set(files.map(({ path }) => path)).add('robots.txt').add('sitemap.xml');
  return createChecker({
    ...{ definition, table, layouts, scope, base, policy, isComplete, origin, has, date, headers },
    folder: sources.folder,
    isFile: (path) => written.has(path.slice(1)) || pictures.has(path.slice(1)),
    idsInSvg: svgIds(files),
    cssByFile: styles.cssByFile,
    islandsOf: (file) => islandsAmong(file, modules.graph, sources),
    code: modules.code,
  });
}

/** Finds the ids in SVG files, which a page can show one at a time: `/drawings.svg#tape`. */
function svgIds(files: readonly OutputFile[]): RulePremises['idsInSvg'] {
  const svgs = files.filter(({ path }) => path.endsWith('.svg'));
  return memoize((wanted) => {
    const svg = svgs.find(({ path }) => wanted === `/${path}`);
    return svg && new Set(scanHtml(Buffer.from(svg.contents).toString()).ids);
  });
}
