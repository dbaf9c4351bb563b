import type { OutputFile } from '../core/files/output-files.ts';
import { siteFile } from '../core/sources.ts';
import { reachableFrom } from '../modules/graph.ts';
import { type ClientScripts, pageSet } from '../routes/client-scripts.ts';
import type { Site } from '../routes/site.ts';
import type { AssetBundlers } from './cached-bundlers.ts';
import type { StyleSheets } from './style-sheets.ts';

/** The files that pages request besides other pages. */
export interface Assets {
  readonly styles: StyleSheets;
  readonly scripts: ClientScripts;
  /** The bundled files, and the images and fonts that modules and style sheets use. */
  readonly files: readonly OutputFile[];
}

/** Bundles the style sheets and client scripts of a site whose modules are compiled. */
export async function bundleAssets(
  site: Pick<Site, 'options' | 'sources' | 'modules' | 'base' | 'report'>,
  { bundleStyles, bundleClient }: AssetBundlers,
): Promise<Assets> {
  const { sources, base, report } = site;
  const { policy, generatorFolder } = site.options;
  const { graph, assets } = site.modules;
  const files = sources.pages.map(({ file }) => file);
  const modules = new Set([siteFile, ...files].flatMap((file) => reachableFrom(graph, file)));
  const sheets = [...modules].filter((file) => file.endsWith('.css'));
  const sets = files.map((file) => pageSet(file, graph, sources));
  const [styles, scripts] = await Promise.all([
    bundleStyles({ files: sheets, folder: sources.folder, base }, report),
    bundleClient(
      { sources, sets, sheets, policy, base, environment: publicEnvironment(), generatorFolder },
      report,
    ),
  ]);
  return { styles, scripts, files: uniquePaths([...assets, ...styles.assets, ...scripts.files]) };
}

/** The environment variables that everyone may read: code for browsers gets their values. */
function publicEnvironment(): Readonly<Record<string, string>> {
  const entries = Object.entries(process.env).map(([name, value = '']) => [name, value] as const);
  return Object.fromEntries(entries.filter(([name]) => name.startsWith('PUBLIC_')));
}

/** A style sheet and a module may use the same font, which then has the same name. */
function uniquePaths(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
