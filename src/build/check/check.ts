import type { Store } from '../../core/files/output-file.ts';
import { createPageBundler } from '../../modules/bundle-pages.ts';
import type { MakeSiteOptions } from '../generate-options.ts';
import { type BuildOptions, type BuildSummary, findSources, runSite } from '../run.ts';

export type CheckOptions = BuildOptions & Pick<MakeSiteOptions, 'seePage'>;

/** Makes a site and keeps nothing, asks every rule, and throws a SiteError with all that is wrong. */
export async function checkSite(
  options: CheckOptions,
  see: Store = () => {},
): Promise<BuildSummary> {
  const sources = await findSources(options);
  // Some rules read the code of the whole.
  const bundler = await createPageBundler({ ...options, ...sources });
  try {
    const toRun = { ...options, ...sources, bundler, isThorough: true };
    return (await runSite(toRun, see)).summary;
  } finally {
    await bundler.dispose();
  }
}
