import { existsSync } from 'node:fs';
import { stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import type { BuildDiff } from '../output/build-diff.ts';
import { compareSite } from '../output/compare.ts';
import { readSiteFiles } from '../output/read-site-files.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { type BuildOptions, type BuildSummary, discoverSite, runBuild } from './run.ts';

/** Makes a site and tells what would become of its folder, which stays as it is. */
export async function dryRun(
  options: BuildOptions & { readonly out: string },
): Promise<BuildSummary & { readonly changes: BuildDiff }> {
  const { out, pages, isCompressed = false } = options;
  const refusal = validateOutFolder(out, pages);
  if (refusal) throw new SiteError([refusal]);
  const sources = await discoverSite(options);
  const problems: Problem[] = [...sources.found];
  const site = currentSite(out);
  const toCompare = { site, written: readSiteFiles(site), isCompressed };
  const { store, changes } = compareSite(toCompare, (problem) => problems.push(problem));
  const { summary } = await runBuild({ ...options, ...sources }, store, problems);
  return { ...summary, changes: changes() };
}

/** The folder of the site that the next build starts from, even if the last build was killed. */
function currentSite(folder: string): string {
  const { out, ready, previous } = stagingFolders(folder);
  return [out, ready, previous].find((each) => existsSync(each)) ?? out;
}
