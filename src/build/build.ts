import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WriteOutput } from '../core/files/output-file.ts';
import { type StagingFolders, stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import { startObserving } from '../modules/runner/observe.ts';
import { fileSystemProblem } from '../output/file-system-problem.ts';
import { lockOutFolder } from '../output/staging/lock.ts';
import { recoverOutFolder } from '../output/staging/recover-interrupted-build.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { compressFiles } from '../output/writer/compress-files.ts';
import { SiteWriter } from '../output/writer/site-writer.ts';
import { externalInputs } from './inputs/external-inputs.ts';
import type { InputSnapshot } from './inputs/input-snapshot.ts';
import { recordBuild } from './inputs/up-to-date.ts';
import { type BuildOptions, type BuildResult, type BuildSummary, runBuild } from './run.ts';

interface BuildSiteOptions extends BuildOptions {
  readonly out: string;
  /** Taken before anything was read. With it, the next build can find that nothing has changed. */
  readonly inputs?: InputSnapshot | undefined;
}

/** Builds a site into a folder, or throws a SiteError with all problems and leaves the folder untouched. */
export async function buildSite(options: BuildSiteOptions): Promise<BuildSummary> {
  try {
    const problem = validateOutFolder(options.out, options.pages);
    if (problem) throw new SiteError([problem]);
    return await buildWithLock(stagingFolders(options.out), options);
  } catch (error) {
    const problem = fileSystemProblem(error, dirname(options.out));
    throw problem ? new SiteError([problem]) : error;
  }
}

async function buildWithLock(
  folders: StagingFolders,
  options: BuildSiteOptions,
): Promise<BuildSummary> {
  mkdirSync(dirname(folders.out), { recursive: true });
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) throw new SiteError([lock]);
  try {
    recoverOutFolder(folders);
    const { inputs } = options;
    const observed = startObserving();
    const { site, summary } = await writeSite(folders, options);
    if (!inputs) return summary;
    const external = externalInputs(site, observed);
    if ('unknown' in external) return { ...summary, notRepeatable: external.unknown };
    recordBuild(options, inputs, external.files, summary);
    return summary;
  } finally {
    lock.release();
  }
}

async function writeSite(folders: StagingFolders, options: BuildOptions): Promise<BuildResult> {
  const problems: Problem[] = [];
  const writer = new SiteWriter(folders, (problem) => problems.push(problem));
  try {
    const paths: string[] = [];
    const emit: WriteOutput = (file) => {
      paths.push(file.path);
      writer.write(file);
    };
    const result = await runBuild(options, emit, problems);
    if (options.isCompressed) {
      options.progress?.stage('compress');
      await compressFiles({ ...folders, paths }, (file) => writer.write(file));
      if (problems.length > 0) throw new SiteError(problems);
    }
    options.progress?.stage('commit');
    writer.commit();
    return result;
  } catch (error) {
    writer.abandon();
    throw error;
  }
}
