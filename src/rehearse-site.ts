import { existsSync } from 'node:fs';
import { outFolders } from './model/out-folder.ts';
import { type Problem, SiteError } from './model/problem.ts';
import type { SiteChanges } from './model/site-changes.ts';
import { readSiteFiles } from './read-site-files.ts';
import { type BuildOptions, type BuildSummary, findSources, runSite } from './run-site.ts';
import { checkOutFolder } from './stages/check-out-folder.ts';
import { compareSite } from './stages/compare-site.ts';

/** Makes a site and tells what would become of its folder, which stays as it is. */
export async function rehearseSite(
  options: BuildOptions & { readonly out: string },
): Promise<BuildSummary & { readonly changes: SiteChanges }> {
  const { out, pages, isCompressed = false } = options;
  const refusal = checkOutFolder(out, pages);
  if (refusal) throw new SiteError([refusal]);
  const sources = await findSources(options);
  const problems: Problem[] = [...sources.found];
  const site = currentSite(out);
  const toCompare = { site, written: readSiteFiles(site), isCompressed };
  const { store, changes } = compareSite(toCompare, (problem) => problems.push(problem));
  const { summary } = await runSite({ ...options, ...sources }, store, problems);
  return { ...summary, changes: changes() };
}

/** The folder of the site that the next build starts from, even if the last build was killed. */
function currentSite(folder: string): string {
  const { out, ready, previous } = outFolders(folder);
  return [out, ready, previous].find((each) => existsSync(each)) ?? out;
}
