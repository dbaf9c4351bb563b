import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WriteOutput } from '../core/files/output-file.ts';
import { type StagingFolders, stagingFolders } from '../core/files/staging-folders.ts';
import { type Problem, SiteError } from '../core/problems/problem.ts';
import { startObserving } from '../modules/runner/observe.ts';
import { fileSystemProblem } from '../output/file-system-problem.ts';
import { readSiteFiles } from '../output/read-site-files.ts';
import { lockOutFolder } from '../output/staging/lock.ts';
import { recoverOutFolder } from '../output/staging/recover-out-folder.ts';
import { validateOutFolder } from '../output/staging/validate-out-folder.ts';
import { compressFiles } from '../output/writer/compress-files.ts';
import { openSiteWriter } from '../output/writer/site-writer.ts';
import { createWriteQueue } from '../output/writer/write-queue.ts';
import { externalInputs } from './inputs/external-inputs.ts';
import type { InputSnapshot } from './inputs/input-snapshot.ts';
import { recordBuild } from './inputs/up-to-date.ts';
import {
  type BuildOptions,
  type BuildSummary,
  discoverSite,
  type RunOptions,
  runBuild,
} from './run.ts';

interface ToBuild extends BuildOptions {
  readonly out: string;
  /** What is to be read, so that the next build can tell whether it is the same. */
  readonly before?: InputSnapshot | undefined;
}

/** Builds a site into a folder, or throws a SiteError with all that is wrong and leaves the folder as it was. */
export async function buildSite(options: ToBuild): Promise<BuildSummary> {
  try {
    const refusal = validateOutFolder(options.out, options.pages);
    if (refusal) throw new SiteError([refusal]);
    return await buildInto(stagingFolders(options.out), options);
  } catch (error) {
    const problem = fileSystemProblem(error, dirname(options.out));
    throw problem ? new SiteError([problem]) : error;
  }
}

async function buildInto(folders: StagingFolders, options: ToBuild): Promise<BuildSummary> {
  mkdirSync(dirname(folders.out), { recursive: true });
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) throw new SiteError([lock]);
  try {
    recoverOutFolder(folders);
    const { before } = options;
    const sources = await discoverSite(options);
    const observed = startObserving();
    const { made, summary } = await writeInto(folders, { ...options, ...sources });
    const elsewhere = before && externalInputs(made, observed);
    if (elsewhere) recordBuild(options, before, elsewhere, summary);
    return summary;
  } finally {
    lock.release();
  }
}

async function writeInto(folders: StagingFolders, options: RunOptions) {
  const problems: Problem[] = [...options.found];
  const placer = createWriteQueue({ ...options, folders });
  const before = readSiteFiles(folders.out);
  const toWrite = { folders, before, placer };
  const writer = openSiteWriter(toWrite, (problem) => problems.push(problem));
  try {
    const paths: string[] = [];
    const store: WriteOutput = (file) => {
      paths.push(file.path);
      writer.store(file);
    };
    const ran = await runBuild(options, store, problems);
    options.progress?.stage('write');
    await placer.settle();
    if (options.isCompressed) {
      options.progress?.stage('compress');
      await compressFiles({ ...folders, paths }, writer.store);
      await placer.settle();
    }
    await placer.close();
    options.progress?.stage('put in place');
    writer.commit();
    return ran;
  } catch (error) {
    await placer.close();
    writer.abandon();
    throw error;
  }
}
