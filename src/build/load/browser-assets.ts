import type { bundleClientScripts } from '../../assets/scripts/client-scripts.ts';
import type { bundleStyleSheets } from '../../assets/style-sheets.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { Report } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { reachableFrom } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { pageSet } from '../../routes/client-scripts.ts';

/** The bundlers of style sheets and client scripts, or cached forms of them. */
export interface BrowserBundlers {
  readonly bundleStyles: typeof bundleStyleSheets;
  readonly bundleClient: typeof bundleClientScripts;
}

interface BrowserAssetOptions extends Pick<SiteOptions, 'policy' | 'generatorFolder' | 'base'> {
  readonly sources: Sources;
  readonly browserBundlers: BrowserBundlers;
}

/** Bundles styles and scripts while the pages are being loaded. */
export async function bundleBrowserAssets(
  { graph, assets }: Pick<SiteModules, 'graph' | 'assets'>,
  { sources, policy, generatorFolder, browserBundlers, base }: BrowserAssetOptions,
  report: Report,
) {
  const files = sources.pages.map(({ file }) => file);
  const modules = new Set([siteFile, ...files].flatMap((file) => reachableFrom(graph, file)));
  const sheets = [...modules].filter((file) => file.endsWith('.css'));
  const sets = files.map((file) => pageSet(file, graph, sources));
  const [styles, scripts] = await Promise.all([
    browserBundlers.bundleStyles({ files: sheets, folder: sources.folder, base }, report),
    browserBundlers.bundleClient({ sources, sets, sheets, policy, base, generatorFolder }, report),
  ]);
  return { styles, scripts, assets: uniquePaths([...assets, ...styles.assets, ...scripts.files]) };
}

/** A style sheet and a module may use the same font, which then has the same name. */
function uniquePaths(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
