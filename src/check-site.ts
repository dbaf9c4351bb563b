import type { MakeSiteOptions } from './make-site-options.ts';
import type { Store } from './model/output.ts';
import { type BuildOptions, type BuildSummary, findSources, runSite } from './run-site.ts';

export type CheckOptions = BuildOptions & Pick<MakeSiteOptions, 'seePage'>;

/** Makes a site and keeps nothing, asks every rule, and throws a SiteError with all that is wrong. */
export async function checkSite(
  options: CheckOptions,
  see: Store = () => {},
): Promise<BuildSummary> {
  const sources = await findSources(options);
  return (await runSite({ ...options, ...sources, isThorough: true }, see)).summary;
}
