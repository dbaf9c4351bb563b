import { createLinkInspection } from '../checks/external-links/external-links.ts';
import { createLaunchInspection } from '../checks/launch-readiness.ts';
import type { GenerateOptions } from './generate-options.ts';
import { type BuildOptions, type BuildSummary, runBuild } from './run.ts';

export type CheckOptions = BuildOptions & Pick<GenerateOptions, 'inspections'>;

/** Inspections beyond the rules. Only `site check` runs them, when asked to. */
interface WantedInspections {
  /** Find placeholders that must not be published. */
  readonly launch?: boolean | undefined;
  /** Request the links to other hosts. */
  readonly links?: boolean | undefined;
}

/** Generates a site without writing it, applies every rule and some inspections, and throws a SiteError with all problems. */
export async function checkSite(
  options: CheckOptions,
  { launch, links }: WantedInspections = {},
): Promise<BuildSummary> {
  const inspections = [
    ...(options.inspections ?? []),
    ...(launch ? [createLaunchInspection()] : []),
    ...(links ? [createLinkInspection()] : []),
  ];
  const { summary } = await runBuild({ ...options, isThorough: true, inspections }, () => {});
  return summary;
}
