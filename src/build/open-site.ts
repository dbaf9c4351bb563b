import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type Assets, bundleAssets } from '../assets/bundle-assets.ts';
import { type AssetBundlers, cachedOnDisk } from '../assets/cached-bundlers.ts';
import { type Problem, type Report, reportInto, SiteError } from '../core/problem.ts';
import { noProgress, type Progress } from '../core/progress.ts';
import type { Sources } from '../core/sources.ts';
import { guardProcess } from '../modules/errors/guard-process.ts';
import { locatedReport } from '../modules/errors/locate-problem.ts';
import { ModulePipeline, type RecordRead } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { buildRouteTable } from '../routes/build-route-table.ts';
import {
  discoverSources,
  reportUnusedFiles,
  withOutsideScripts,
} from '../routes/discover-sources.ts';
import { loadPages } from '../routes/load-pages.ts';
import type { Site } from '../routes/site.ts';
import { validateLayouts } from '../routes/validation/validate-layouts.ts';
import { validateVersions } from '../routes/validation/validate-versions.ts';

/** What a command needs to open a site. `watch` keeps it for all rebuilds. */
export interface Workspace {
  readonly options: SiteOptions;
  readonly pipeline: ModulePipeline;
  readonly bundlers: AssetBundlers;
}

export interface OpenOptions {
  /** Whether to bundle style sheets and client scripts. */
  readonly hasAssets?: boolean | undefined;
  readonly progress?: Progress | undefined;
  /** The files of the site, if they are the same as before. */
  readonly sources?: Sources | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The workspace of a command. */
export function openWorkspace(options: SiteOptions, recordRead?: RecordRead): Workspace {
  const pipeline = new ModulePipeline({ ...options, recordRead });
  return { options, pipeline, bundlers: cachedOnDisk(options) };
}

/** A site, and its bundles, which are made while its pages are loaded. */
export interface OpenedSite extends Site {
  /** Undefined unless the caller asked for them. */
  readonly assets: Promise<Assets> | undefined;
}

/** Opens a site for a command that renders nothing. Throws a SiteError if there are problems. */
export function openSiteAlone(options: SiteOptions): Promise<Site> {
  return collectProblems(options.pages, (report) => openSite(openWorkspace(options), report));
}

/**
 * Finds the files of a site, compiles and evaluates its modules, and decides its addresses. Undefined
 * if problems leave nothing to continue with.
 */
export async function openSite(
  { options, pipeline, bundlers }: Workspace,
  report: Report,
  { hasAssets, progress = noProgress, signal, sources: known }: OpenOptions = {},
): Promise<OpenedSite | undefined> {
  const { pages: folder, generatorFolder, base = '' } = options;
  progress.stage('discover');
  const discovered = known ?? (await discoverSources(folder, report));
  if (!discovered) return undefined;
  progress.stage('compile');
  const modules = await pipeline.load(discovered, report, signal);
  if (!modules) return undefined;
  const { graph } = modules;
  const sources = withOutsideScripts(discovered, graph, report);
  reportUnusedFiles(sources, graph, report);
  const reportLocated = locatedReport(report, { graph, folder, generatorFolder });
  const compiled = { options, sources, modules, base, report: reportLocated };
  progress.stage('load');
  const assets = hasAssets ? bundleAssets(compiled, bundlers) : undefined;
  const loaded = await loadPages({ sources, modules: modules.pages }, reportLocated);
  const redirects = loaded?.definition.redirects ?? [];
  const table = await buildRouteTable(loaded?.pages ?? [], redirects, options, reportLocated);
  progress.stage('bundle');
  await assets;
  if (!loaded) return undefined;
  const { definition, SiteContext, broken } = loaded;
  const isComplete = broken.length === 0 && table.isComplete;
  validateLayouts(table, definition, reportLocated);
  const versions = validateVersions({ table, definition, isComplete }, reportLocated);
  const origin = `${options.origin ?? definition.origin}${base}`;
  const decided = { definition, SiteContext, table, versions, isComplete, origin };
  return { ...compiled, ...decided, assets };
}

/**
 * Runs a part of a command that reports problems, and throws a SiteError with all of them. `folder` is
 * the folder of pages. `problems` are those that the caller has found or will find.
 */
export async function collectProblems<Result>(
  folder: string,
  run: (report: Report) => Promise<Result | undefined>,
  problems: Problem[] = [],
): Promise<Result> {
  const report = reportInto(problems, folder);
  const stopGuard = guardProcess(folder, report);
  try {
    const result = await run(report);
    await dueTimers();
    if (problems.length > 0 || result === undefined) throw new SiteError(problems);
    return result;
  } finally {
    stopGuard();
  }
}

/**
 * Resolves when all timers of the site that are due have run: what they throw is a problem, too.
 * Timers with the same delay run in the order of their start, and 1 ms is the shortest delay.
 */
async function dueTimers(): Promise<void> {
  await delay(1);
  await nextTurn();
}
