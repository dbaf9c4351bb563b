import { existsSync } from 'node:fs';
import { stagingFolders, type WriteOutput } from '../core/files/output-files.ts';
import { type Problem, type Report, SiteError } from '../core/problem.ts';
import { validateOutFolder } from '../output/staging/out-folder.ts';
import { type BuildDiff, SiteChanges } from '../output/writer/site-changes.ts';
import { generateSite, type Summary, toSummary } from './generate.ts';
import { collectProblems, openWorkspace } from './open-site.ts';
import type { PublishOptions } from './publish-site.ts';

/**
 * Generates a site and compares it with its folder by the same rules as a build. Writes nothing, so
 * that it needs neither the lock nor permission to write, and compresses nothing, which would take
 * longer than the rest.
 */
export async function dryRun(
  options: PublishOptions,
): Promise<Summary & { readonly changes: BuildDiff }> {
  const { out, pages, progress, isCompressed = false } = options;
  const problem = validateOutFolder(out, pages);
  if (problem) throw new SiteError([problem]);
  // The last build may have been killed: the next one starts from the site that it left.
  const { ready, previous } = stagingFolders(out);
  const changes = new SiteChanges([out, ready, previous].find(existsSync) ?? out);
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const write: WriteOutput = (file) => {
    const state = changes.add(file, report);
    if (state && isCompressed) changes.addCompressed(file.path, state, report);
  };
  const site = await collectProblems(
    pages,
    (report) => generateSite(openWorkspace(options), { progress }, write, report),
    problems,
  );
  return { ...toSummary(site), changes: changes.diff() };
}
