import { frameSet, pageSet } from './model/client-scripts.ts';
import { reachableFrom } from './model/module-graph.ts';
import type { OutputFile } from './model/output.ts';
import type { Report } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { type Sources, siteFile } from './model/sources.ts';
import type { SiteModules } from './modules/pipeline.ts';
import { bundleClient } from './stages/bundle-client.ts';
import { bundleStyles } from './stages/bundle-styles.ts';

/** What makes the parts of a site that a browser reads; who makes a site often may keep what is the same. */
export interface BrowserBundlers {
  readonly bundleStyles: typeof bundleStyles;
  readonly bundleClient: typeof bundleClient;
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
  const bundlers: BrowserBundlers = browserBundlers ?? { bundleStyles, bundleClient };
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
