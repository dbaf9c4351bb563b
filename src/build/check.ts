import type { CheckScope } from '../checks/rule.ts';
import { generateSite, type Summary, toSummary } from './generate.ts';
import { collectProblems, openWorkspace } from './open-site.ts';
import type { PublishOptions } from './publish-site.ts';

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
