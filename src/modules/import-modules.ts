import { type ImportBundleOptions, importBundle } from './import-bundle.ts';
import { loadPack } from './load-pack.ts';
import type { PageModules } from './page-modules.ts';

export interface ImportModulesOptions extends ImportBundleOptions {
  /** The folder of pages. */
  readonly folder: string;
  /** Where pages were compiled one by one, and the code holds what they share. */
  readonly packFile?: string | undefined;
}

/** The modules of a site, as they were bundled. */
export async function importModules(options: ImportModulesOptions): Promise<PageModules> {
  const { folder, packFile } = options;
  const bundle = await importBundle(options);
  return packFile === undefined ? bundle : loadPack({ packFile, bundle, folder });
}
