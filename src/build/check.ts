import { createLinkInspection } from '../checks/external-links/external-links.ts';
import type { Inspection } from '../checks/inspection.ts';
import { createLaunchInspection } from '../checks/launch-readiness.ts';
import type { Progress } from '../core/progress.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { collectProblems } from './collect-problems.ts';
import { generateSite } from './generate.ts';
import { openWorkspace } from './open-site.ts';
import { type Summary, toSummary } from './summary.ts';

export interface CheckOptions extends SiteOptions {
  readonly progress?: Progress | undefined;
  readonly inspections?: readonly Inspection[];
}

/** Inspections beyond the rules. Only `site check` runs them, when asked to. */
interface WantedInspections {
  /** Find placeholders that must not be published. */
  readonly launch?: boolean | undefined;
  /** Request the links to other hosts. */
  readonly links?: boolean | undefined;
}

/** Generates a site without writing it, applies every rule and some inspections, and throws a SiteError with all problems. */
export async function checkSite(
  { progress, inspections = [], ...options }: CheckOptions,
  { launch, links }: WantedInspections = {},
): Promise<Summary> {
  const all = [
    ...inspections,
    ...(launch ? [createLaunchInspection()] : []),
    ...(links ? [createLinkInspection()] : []),
  ];
  const site = await collectProblems(options.pages, (report) =>
    generateSite(openWorkspace(options), { progress, inspections: all }, () => {}, report),
  );
  return toSummary(site);
}
