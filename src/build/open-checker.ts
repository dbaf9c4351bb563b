import { type Checker, type CheckerOptions, createChecker } from '../checks/checker.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { memoize } from '../core/memoize.ts';
import { scanHtml } from '../render/html/scan.ts';
import { islandsAmong } from '../routes/client-scripts.ts';
import type { Site } from '../routes/site.ts';
import type { Output } from './prepare-output.ts';

/** A checker that applies all rules to a site. */
export async function openChecker(site: Site, output: Output): Promise<Checker> {
  const { definition, table, sources, modules, origin, base, isComplete } = site;
  const { mode, policy } = site.options;
  const { frames, headers, styles, files, pictures } = output;
  const written = new Set(files.map(({ path }) => path)).add('robots.txt').add('sitemap.xml');
  return createChecker({
    ...{ site: definition, table, base, policy, isComplete, origin, frames, headers },
    isFile: (path) => written.has(path.slice(1)) || pictures.has(path.slice(1)),
    idsInSvg: svgIds(files),
    cssByFile: styles.cssByFile,
    islandsOf: (file) => islandsAmong(file, modules.graph, sources),
    code: modules.code,
    vocabulary:
      mode === 'check'
        ? (await import('../checks/structured-data/vocabulary.json')).default
        : undefined,
  });
}

/** Finds the ids in SVG files, which a page can show one at a time: `/drawings.svg#tape`. */
function svgIds(files: readonly OutputFile[]): CheckerOptions['idsInSvg'] {
  const svgs = files.filter(({ path }) => path.endsWith('.svg'));
  return memoize((wanted) => {
    const svg = svgs.find(({ path }) => wanted === `/${path}`);
    return svg && new Set(scanHtml(Buffer.from(svg.contents).toString()).ids);
  });
}
