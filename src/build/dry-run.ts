import { existsSync } from 'node:fs';
import { stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import { type BuildDiff, compareSite } from '../output/compare.ts';
import { readSiteFiles } from '../output/site-files.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { type BuildOptions, type BuildSummary, runBuild } from './run.ts';

/** Generates a site and compares it with its folder, which stays untouched. */
export async function dryRun(
  options: BuildOptions & { readonly out: string },
): Promise<BuildSummary & { readonly changes: BuildDiff }> {
  const { out, pages, isCompressed = false } = options;
  const problem = validateOutFolder(out, pages);
  if (problem) throw new SiteError([problem]);
  const problems: Problem[] = [];
  const site = currentSite(out);
  const { store, changes } = compareSite(
    { site, written: readSiteFiles(site), isCompressed },
    (problem) => problems.push(problem),
  );
  const { summary } = await runBuild(options, store, problems);
  return { ...summary, changes: changes() };
}

/** The folder of the site that the next build starts from, even if the last build was killed. */
function currentSite(folder: string): string {
  const { out, ready, previous } = stagingFolders(folder);
  return [out, ready, previous].find((path) => existsSync(path)) ?? out;
}
