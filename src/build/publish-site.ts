import { dirname } from 'node:path';
import {
  isWithin,
  type StagingFolders,
  stagingFolders,
  type WriteOutput,
} from '../core/files/output-files.ts';
import { errorCodeOf, type Problem, SiteError } from '../core/problem.ts';
import type { Progress } from '../core/progress.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { lockOutFolder } from '../output/staging/lock.ts';
import { makeFolder, recoverOutFolder, validateOutFolder } from '../output/staging/out-folder.ts';
import { compressFiles } from '../output/writer/compress-files.ts';
import { SiteWriter } from '../output/writer/site-writer.ts';
import { generateSite, type Summary, toSummary } from './generate.ts';
import { collectProblems, openWorkspace } from './open-site.ts';

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
  makeFolder(dirname(folders.out));
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

/** Errors in the middle of a file. Node reports them without a path. */
const errorsWithoutPath = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

/** A problem for a full or write-protected disk at a folder. Undefined if the error is a bug of ours. */
function fileSystemProblem(error: unknown, folder: string): Problem | undefined {
  const code = errorCodeOf(error);
  if (!(error instanceof Error) || code === undefined) return undefined;
  const path = 'path' in error ? error.path : errorsWithoutPath.has(code) ? folder : undefined;
  if (typeof path !== 'string' || !isWithin(path, folder)) return undefined;
  return {
    file: path,
    message: `Writing failed: "${error.message.split(', ')[0]}".`,
    hint: 'Check the free space and the permissions, or choose a different folder with --out.',
  };
}
