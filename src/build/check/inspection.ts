import { createLinkInspection } from '../../checks/external-links/external-links.ts';
import { createLaunchInspection } from '../../checks/launch/launch-readiness.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import { type Problem, reportInto, SiteError } from '../../core/problems/problem.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import { loadSiteOutline } from '../load/site-outline.ts';
import type { BuildSummary } from '../run.ts';
import { type CheckOptions, checkSite } from './check.ts';

/** What else than the rules a site is looked at for. */
export interface Inspections {
  /** Whether anything in it only holds a place. */
  readonly launch?: boolean | undefined;
  /** Whether links to other hosts lead somewhere. */
  readonly links?: boolean | undefined;
}

/** Checks a site and inspects it, and throws a SiteError with all that is wrong. */
export async function inspectSite(
  options: CheckOptions,
  { launch, links }: Inspections,
): Promise<BuildSummary> {
  const inspections = [
    ...(launch ? [createLaunchInspection()] : []),
    ...(links ? [createLinkInspection()] : []),
  ];
  const problems: Problem[] = [];
  const see = ({ path, contents }: OutputFile): void => {
    if (!path.endsWith('.html') || typeof contents !== 'string') return;
    for (const inspection of inspections) inspection.visit(path, contents);
  };
  const summary = await checkSite(options, see).catch((error: unknown) => {
    if (!(error instanceof SiteError) || inspections.length === 0) throw error;
    problems.push(...error.problems);
  });
  if (inspections.length > 0) {
    const report = reportInto(problems, options.pages);
    const site = await loadSiteOutline(options);
    for (const inspection of inspections)
      for (const problem of await inspection.problems(site))
        report(locateProblem(problem, site.graph, options.pages));
  }
  if (problems.length > 0 || !summary) throw new SiteError(problems);
  return summary;
}
