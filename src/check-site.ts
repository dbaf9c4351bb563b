import type { MakeSiteOptions } from './make-site-options.ts';
import type { Store } from './model/output.ts';
import { type BuildOptions, type BuildSummary, findSources, runSite } from './run-site.ts';
import { createPageBundler } from './stages/bundle-pages.ts';

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
