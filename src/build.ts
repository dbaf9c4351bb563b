import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSite } from './make-site.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import { fileSystemProblem } from './model/file-system-problem.ts';
import { type OutFolders, outFolders } from './model/out-folder.ts';
import type { OutputFile, Store } from './model/output.ts';
import { type Problem, reportInto, SiteError } from './model/problem.ts';
import type { Progress } from './model/progress.ts';
import type { SiteChanges } from './model/site-changes.ts';
import type { SiteOptions } from './model/site-options.ts';
import { withPageBundler } from './page-bundler.ts';
import { pictureDrawer } from './picture-drawer.ts';
import { rememberProofreading } from './remember-proofreading.ts';
import { createPageBundler } from './stages/bundle-pages.ts';
import { checkOutFolder } from './stages/check-out-folder.ts';
import { compareSite } from './stages/compare-site.ts';
import { compressFiles } from './stages/compress-files.ts';
import { discoverSources } from './stages/discover-sources.ts';
import { lockOutFolder } from './stages/lock-out-folder.ts';
import { readHistory } from './stages/read-history.ts';
import { recoverOutFolder } from './stages/recover-out-folder.ts';
import { openSiteWriter } from './stages/write-site.ts';

/** What a build or a check needs to know. */
export interface BuildOptions extends SiteOptions {
  readonly progress?: Progress | undefined;
}

export interface BuildSummary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
}

/** Builds a site into a folder, or throws a SiteError with all that is wrong and leaves the folder as it was. */
export async function buildSite(
  options: BuildOptions & { readonly out: string },
): Promise<BuildSummary> {
  try {
    const refusal = checkOutFolder(options.out, options.pages);
    if (refusal) throw new SiteError([refusal]);
    return await buildInto(outFolders(options.out), options);
  } catch (error) {
    const problem = fileSystemProblem(error, dirname(options.out));
    throw problem ? new SiteError([problem]) : error;
  }
}

async function buildInto(folders: OutFolders, options: BuildOptions): Promise<BuildSummary> {
  mkdirSync(dirname(folders.out), { recursive: true });
  const lock = lockOutFolder(folders.lock);
  if (!('release' in lock)) throw new SiteError([lock]);
  try {
    recoverOutFolder(folders);
    const sources = await findSources(options);
    return await withPageBundler({ ...options, ...sources }, (bundler) =>
      writeInto(folders, { ...options, ...sources, bundler }),
    );
  } finally {
    lock.release();
  }
}

async function writeInto(folders: OutFolders, options: RunOptions): Promise<BuildSummary> {
  const problems: Problem[] = [...options.found];
  const writer = openSiteWriter(folders, (problem) => problems.push(problem));
  try {
    const paths: string[] = [];
    const store: Store = (file) => {
      paths.push(file.path);
      writer.store(file);
    };
    const summary = await runSite(options, store, problems);
    if (options.isCompressed) {
      options.progress?.stage('compress');
      await compressFiles({ ...folders, paths }, writer.store);
    }
    options.progress?.stage('put in place');
    writer.commit();
    return summary;
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

/** Makes a site and keeps nothing, asks every rule, and throws a SiteError with all that is wrong. */
export async function checkSite(
  options: BuildOptions,
  see: Store = () => {},
): Promise<BuildSummary> {
  const sources = await findSources(options);
  // Some rules read the code of the whole.
  const bundler = await createPageBundler({ ...options, ...sources });
  try {
    return await runSite({ ...options, ...sources, bundler, isThorough: true }, see, [
      ...sources.found,
    ]);
  } finally {
    await bundler.dispose();
  }
}

/** Makes a site and tells what would become of its folder, which stays as it is. */
export async function rehearseSite(
  options: BuildOptions & { readonly out: string },
): Promise<BuildSummary & { readonly changes: SiteChanges }> {
  const { out, pages, isCompressed = false } = options;
  const refusal = checkOutFolder(out, pages);
  if (refusal) throw new SiteError([refusal]);
  const sources = await findSources(options);
  return withPageBundler({ ...options, ...sources }, async (bundler) => {
    const problems: Problem[] = [...sources.found];
    const report = (problem: Problem): void => void problems.push(problem);
    const { store, changes } = compareSite(outFolders(out), report, isCompressed);
    const summary = await runSite({ ...options, ...sources, bundler }, store, problems);
    return { ...summary, changes: changes() };
  });
}

type Found = Required<Pick<MakeSiteOptions, 'sources' | 'history'>> & {
  /** What is wrong with the files, before any of them is read. */
  readonly found: readonly Problem[];
};

async function findSources({ pages, progress }: BuildOptions): Promise<Found> {
  const history = readHistory(pages);
  progress?.stage('find files');
  const found: Problem[] = [];
  const sources = await discoverSources(pages, reportInto(found, pages));
  if (!sources) throw new SiteError(found);
  return { sources, history, found };
}

type RunOptions = BuildOptions & Found & Pick<MakeSiteOptions, 'bundler' | 'isThorough'>;

async function runSite(
  options: RunOptions,
  store: Store,
  problems: Problem[],
): Promise<BuildSummary> {
  const report = reportInto(problems, options.pages);
  let files = 0;
  let bytes = 0;
  const count: Store = (file: OutputFile) => {
    files += 1;
    bytes += Buffer.byteLength(file.contents);
    store(file);
  };
  const { proofreaderFile } = options;
  const proofreader =
    proofreaderFile === undefined
      ? undefined
      : rememberProofreading({ ...options, proofreaderFile });
  try {
    const proofread = proofreader?.proofread;
    const drawer =
      options.pictures && pictureDrawer({ ...options.pictures, folder: options.pages });
    const made = await makeSite({ ...options, proofread, drawer }, count, report);
    if (problems.length > 0 || !made) throw new SiteError(problems);
    return { pages: made.table.routes.size, redirects: made.table.redirects.size, files, bytes };
  } finally {
    await proofreader?.close();
  }
}
