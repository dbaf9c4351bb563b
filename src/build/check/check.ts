import type { WriteOutput } from '../../core/files/output-file.ts';
import type { GenerateOptions } from '../generate-options.ts';
import { type BuildOptions, type BuildSummary, discoverSite, runBuild } from '../run.ts';

export type CheckOptions = BuildOptions & Pick<GenerateOptions, 'seePage'>;

/** Makes a site and keeps nothing, asks every rule, and throws a SiteError with all that is wrong. */
export async function checkSite(
  options: CheckOptions,
  see: WriteOutput = () => {},
): Promise<BuildSummary> {
  const sources = await discoverSite(options);
  return (await runBuild({ ...options, ...sources, isThorough: true }, see)).summary;
}
