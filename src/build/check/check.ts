import type { GenerateOptions } from '../generate-options.ts';
import { type BuildOptions, type BuildSummary, discoverSite, runBuild } from '../run.ts';

export type CheckOptions = BuildOptions & Pick<GenerateOptions, 'onPage'>;

/** Generates a site without writing it, applies every rule, and throws a SiteError with all problems. */
export async function checkSite(options: CheckOptions): Promise<BuildSummary> {
  const discovered = await discoverSite(options);
  return (await runBuild({ ...options, ...discovered, isThorough: true }, () => {})).summary;
}
