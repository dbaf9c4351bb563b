import { existsSync } from 'node:fs';
import { stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import { type BuildDiff, compareSite } from '../output/compare.ts';
import { readSiteFiles } from '../output/site-files.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { collectProblems } from './collect-problems.ts';
import { generateSite } from './generate.ts';
import { openWorkspace } from './open-site.ts';
import type { PublishOptions } from './publish-site.ts';
import { type Summary, toSummary } from './summary.ts';

/** Generates a site and compares it with its folder, which stays untouched. */
export async function dryRun(
  options: PublishOptions,
): Promise<Summary & { readonly changes: BuildDiff }> {
  const { out, pages, progress, isCompressed = false } = options;
  const problem = validateOutFolder(out, pages);
  if (problem) throw new SiteError([problem]);
  const problems: Problem[] = [];
  const current = currentSite(out);
  const { store, changes } = compareSite(
    { site: current, written: readSiteFiles(current), isCompressed },
    (problem) => problems.push(problem),
  );
  const site = await collectProblems(
    pages,
    (report) => generateSite(openWorkspace(options), { progress }, store, report),
    problems,
  );
  return { ...toSummary(site), changes: changes() };
}

/** The folder of the site that the next build starts from, even if the last build was killed. */
function currentSite(folder: string): string {
  const { out, ready, previous } = stagingFolders(folder);
  return [out, ready, previous].find((path) => existsSync(path)) ?? out;
}
