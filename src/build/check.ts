import type { CheckScope } from '../checks/rule.ts';
import { collectProblems } from './collect-problems.ts';
import { generateSite } from './generate.ts';
import { openWorkspace } from './open-site.ts';
import type { PublishOptions } from './publish-site.ts';
import { type Summary, toSummary } from './summary.ts';

/** Generates a site without writing it, applies every rule, and throws a SiteError with all problems. */
export async function checkSite(
  { progress, ...options }: Omit<PublishOptions, 'out'>,
  { launch, links }: Pick<CheckScope, 'launch' | 'links'> = {},
): Promise<Summary> {
  const site = await collectProblems(options.pages, (report) =>
    generateSite(openWorkspace(options), { progress, launch, links }, () => {}, report),
  );
  return toSummary(site);
}
