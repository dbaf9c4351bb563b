import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WriteOutput } from '../core/files/output-file.ts';
import { type StagingFolders, stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import type { Progress } from '../core/progress.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { fileSystemProblem } from '../output/file-system-problem.ts';
import { lockOutFolder } from '../output/staging/lock.ts';
import { recoverOutFolder } from '../output/staging/recover-interrupted-build.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { compressFiles } from '../output/writer/compress-files.ts';
import { SiteWriter } from '../output/writer/site-writer.ts';
import { collectProblems } from './collect-problems.ts';
import { generateSite } from './generate.ts';
import { openWorkspace } from './open-site.ts';
import { type Summary, toSummary } from './summary.ts';

export interface PublishOptions extends SiteOptions {
  /** The folder to write to, absolute. */
  readonly out: string;
  readonly progress?: Progress | undefined;
}

/** Builds a site into a folder, or throws a SiteError with all problems and leaves the folder untouched. */
export async function publishSite(options: PublishOptions): Promise<Summary> {
  try {
    const problem = validateOutFolder(options.out, options.pages);
    if (problem) throw new SiteError([problem]);
    return await publishWithLock(stagingFolders(options.out), options);
  } catch (error) {
    const problem = fileSystemProblem(error, dirname(options.out));
    throw problem ? new SiteError([problem]) : error;
  }
}

async function publishWithLock(folders: StagingFolders, options: PublishOptions): Promise<Summary> {
  mkdirSync(dirname(folders.out), { recursive: true });
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) throw new SiteError([lock]);
  try {
    recoverOutFolder(folders);
    return await writeSite(folders, options);
  } finally {
    lock.release();
  }
}

async function writeSite(folders: StagingFolders, options: PublishOptions): Promise<Summary> {
  const problems: Problem[] = [];
  const { pages, progress } = options;
  const writer = new SiteWriter(folders, (problem) => problems.push(problem));
  const write: WriteOutput = (file) => writer.write(file);
  try {
    const site = await collectProblems(
      pages,
      (report) => generateSite(openWorkspace(options), { progress }, write, report),
      problems,
    );
    if (options.isCompressed) {
      progress?.stage('compress');
      await compressFiles({ ...folders, paths: [...site.count.paths] }, write);
      if (problems.length > 0) throw new SiteError(problems);
    }
    progress?.stage('commit');
    writer.commit();
    return toSummary(site);
  } catch (error) {
    writer.abandon();
    throw error;
  }
}
