import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BeforeReading } from './build-state.ts';
import { rememberBuild } from './built-before.ts';
import { createFilePlacer } from './file-placer.ts';
import { filesElsewhere } from './files-elsewhere.ts';
import { fileSystemProblem } from './model/file-system-problem.ts';
import { type OutFolders, outFolders } from './model/out-folder.ts';
import type { Store } from './model/output.ts';
import { type Problem, SiteError } from './model/problem.ts';
import { startObserving } from './modules/observe.ts';
import { readSiteFiles } from './read-site-files.ts';
import {
  type BuildOptions,
  type BuildSummary,
  findSources,
  type RunOptions,
  runSite,
} from './run-site.ts';
import { checkOutFolder } from './stages/check-out-folder.ts';
import { compressFiles } from './stages/compress-files.ts';
import { lockOutFolder } from './stages/lock-out-folder.ts';
import { recoverOutFolder } from './stages/recover-out-folder.ts';
import { openSiteWriter } from './stages/write-site.ts';

interface ToBuild extends BuildOptions {
  readonly out: string;
  /** What is to be read, so that the next build can tell whether it is the same. */
  readonly before?: BeforeReading | undefined;
}

/** Builds a site into a folder, or throws a SiteError with all that is wrong and leaves the folder as it was. */
export async function buildSite(options: ToBuild): Promise<BuildSummary> {
  try {
    const refusal = checkOutFolder(options.out, options.pages);
    if (refusal) throw new SiteError([refusal]);
    return await buildInto(outFolders(options.out), options);
  } catch (error) {
    const problem = fileSystemProblem(error, dirname(options.out));
    throw problem ? new SiteError([problem]) : error;
  }
}

async function buildInto(folders: OutFolders, options: ToBuild): Promise<BuildSummary> {
  mkdirSync(dirname(folders.out), { recursive: true });
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) throw new SiteError([lock]);
  try {
    recoverOutFolder(folders);
    const { before } = options;
    const sources = await findSources(options);
    const observed = startObserving();
    const { made, summary } = await writeInto(folders, { ...options, ...sources });
    const elsewhere = before && filesElsewhere(made, observed);
    if (elsewhere) rememberBuild(options, before, elsewhere, summary);
    return summary;
  } finally {
    lock.release();
  }
}

async function writeInto(folders: OutFolders, options: RunOptions) {
  const problems: Problem[] = [...options.found];
  const placer = createFilePlacer({ ...options, folders });
  const before = readSiteFiles(folders.out);
  const toWrite = { folders, before, placer };
  const writer = openSiteWriter(toWrite, (problem) => problems.push(problem));
  try {
    const paths: string[] = [];
    const store: Store = (file) => {
      paths.push(file.path);
      writer.store(file);
    };
    const ran = await runSite(options, store, problems);
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
