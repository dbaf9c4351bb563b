import { createLinkInspection } from '../checks/external-links/external-links.ts';
import { createLaunchInspection } from '../checks/launch-readiness.ts';
import { type Problem, reportInto, SiteError } from '../core/problems/problem.ts';
import { locatedReport } from '../modules/errors/locate-problem.ts';
import type { GenerateOptions } from './generate-options.ts';
import { loadSiteOutline } from './load/site-outline.ts';
import { type BuildOptions, type BuildSummary, runBuild } from './run.ts';

export type CheckOptions = BuildOptions & Pick<GenerateOptions, 'onPage'>;

/** Generates a site without writing it, applies every rule, and throws a SiteError with all problems. */
export async function checkSite(options: CheckOptions): Promise<BuildSummary> {
  return (await runBuild({ ...options, isThorough: true }, () => {})).summary;
}

/** Inspections beyond the rules. Only `site check` runs them, when asked to. */
interface Inspections {
  /** Find placeholders that must not be published. */
  readonly launch?: boolean | undefined;
  /** Request the links to other hosts. */
  readonly links?: boolean | undefined;
}

/** Checks a site and inspects it, and throws a SiteError with all problems. */
export async function inspectSite(
  options: CheckOptions,
  { launch, links }: Inspections,
): Promise<BuildSummary> {
  const inspections = [
    ...(launch ? [createLaunchInspection()] : []),
    ...(links ? [createLinkInspection()] : []),
  ];
  const problems: Problem[] = [];
  const onPage: CheckOptions['onPage'] = (page, checks) => {
    options.onPage?.(page, checks);
    for (const inspection of inspections) inspection.visit(page);
  };
  const summary = await checkSite({ ...options, onPage }).catch((error: unknown) => {
    if (!(error instanceof SiteError) || inspections.length === 0) throw error;
    problems.push(...error.problems);
  });
  if (inspections.length > 0) {
    const { pages: folder, generatorFolder } = options;
    const { site, graph } = await loadSiteOutline(options);
    const searched = { graph, folder, generatorFolder };
    const report = locatedReport(reportInto(problems, folder), searched);
    for (const inspection of inspections) (await inspection.problems(site)).forEach(report);
  }
  if (problems.length > 0 || !summary) throw new SiteError(problems);
  return summary;
}
