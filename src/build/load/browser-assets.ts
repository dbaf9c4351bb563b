import { bundleClientScripts } from '../../assets/client-scripts.ts';
import { bundleStyleSheets } from '../../assets/style-sheets.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { Report } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { reachableFrom } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { frameSet, pageSet } from '../../routes/client-scripts.ts';

/** What makes the parts of a site that a browser reads; who makes a site often may keep what is the same. */
export interface BrowserBundlers {
  readonly bundleStyles: typeof bundleStyleSheets;
  readonly bundleClient: typeof bundleClientScripts;
}

export interface BundleForBrowserOptions
  extends Pick<SiteOptions, 'policy' | 'generatorFolder' | 'base'> {
  readonly sources: Sources;
  readonly browserBundlers?: BrowserBundlers | undefined;
}

/** Styles and scripts, made while the pages are being loaded. */
export async function bundleForBrowser(
  { graph, assets }: Pick<SiteModules, 'graph' | 'assets'>,
  { sources, policy, generatorFolder, browserBundlers, base }: BundleForBrowserOptions,
  report: Report,
) {
  const bundlers: BrowserBundlers = browserBundlers ?? {
    bundleStyles: bundleStyleSheets,
    bundleClient: bundleClientScripts,
  };
  const files = sources.pages.map(({ file }) => file);
  const modules = new Set([siteFile, ...files].flatMap((file) => reachableFrom(graph, file)));
  const sheets = [...modules].filter((file) => file.endsWith('.css'));
  const sets = [frameSet(graph, sources), ...files.map((file) => pageSet(file, graph, sources))];
  const [styles, scripts] = await Promise.all([
    bundlers.bundleStyles({ files: sheets, folder: sources.folder, base }, report),
    bundlers.bundleClient({ sources, sets, policy, base, generatorFolder }, report),
  ]);
  return { styles, scripts, assets: uniquePaths([...assets, ...styles.assets, ...scripts.files]) };
}

/** A font may be asked for by a sheet and by a module: the same name is the same file. */
function uniquePaths(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
