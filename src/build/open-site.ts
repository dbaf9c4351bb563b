import { type Assets, bundleAssets } from '../assets/bundle-assets.ts';
import { type AssetBundlers, cachedOnDisk } from '../assets/cached-bundlers.ts';
import type { Report } from '../core/problems/problem.ts';
import { noProgress, type Progress } from '../core/progress.ts';
import type { Sources } from '../core/sources.ts';
import { locatedReport } from '../modules/errors/locate-problem.ts';
import { ModulePipeline, type RecordRead } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { buildRouteTable } from '../routes/build-route-table.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { loadPages } from '../routes/load-pages.ts';
import type { Site } from '../routes/site.ts';
import { validateVersions } from '../routes/validation/validate-versions.ts';
import { collectProblems } from './collect-problems.ts';

/** What opens a site: once for a command, and for every rebuild of `watch`. */
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
  const sources = known ?? (await discoverSources(folder, report));
  if (!sources) return undefined;
  progress.stage('compile');
  const modules = await pipeline.load(sources, report, signal);
  if (!modules) return undefined;
  const { graph } = modules;
  const reportLocated = locatedReport(report, { graph, folder, generatorFolder });
  const compiled = { options, sources, modules, base, report: reportLocated };
  progress.stage('load');
  const assets = hasAssets ? bundleAssets(compiled, bundlers) : undefined;
  const loaded = await loadPages({ sources, modules: modules.pages }, reportLocated);
  const table = await buildRouteTable(loaded?.pages ?? [], options, reportLocated);
  progress.stage('bundle');
  await assets;
  if (!loaded) return undefined;
  const { definition, SiteContext, broken } = loaded;
  const isComplete = broken.length === 0 && table.isComplete;
  const versions = validateVersions({ table, definition, isComplete }, reportLocated);
  const origin = `${options.origin ?? definition.origin}${base}`;
  const decided = { definition, SiteContext, table, versions, isComplete, origin };
  return { ...compiled, ...decided, assets };
}
