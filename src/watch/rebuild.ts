import { dirname, resolve } from 'node:path';
import { type GeneratedSite, generateSite } from '../build/generate.ts';
import { modulesOutside } from '../build/inputs/external-inputs.ts';
import { hashedAssetsIn } from '../core/files/asset-names.ts';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { writeRouteTypes } from '../routes/route-types.ts';
import { type Cancellation, emptyResult, type RebuildResult } from './types.ts';
import type { IncrementalBuild } from './watch-state.ts';

interface RebuildInput extends Cancellation {
  readonly sources: Sources;
  /** Those so far. More are added. */
  readonly problems: Problem[];
}

/**
 * Builds the whole site into memory. Modules, fragments, styles, and scripts that did not change are
 * reused. The site is undefined if there are problems.
 */
export async function rebuildAll(
  build: IncrementalBuild,
  { sources, problems, isWanted, pause }: RebuildInput,
) {
  const { options, state, pipeline, fragmentCache, browserBundlers, passOn } = build;
  const { known } = state;
  // A page must not be shown before new files that it requests.
  const visiblePaths = state.last && !state.hasNewFiles ? state.visiblePaths : new Set<string>();
  const { store, fingerprints, changed } = build.trackChanges(known);
  const emit: WriteOutput = (file) => {
    store(file);
    const last = changed.at(-1);
    if (problems.length > 0 || !visiblePaths.has(file.path) || last?.path !== file.path) return;
    if (assetsIn(file).every((path) => known.has(path))) passOn(last);
  };
  const alsoRead: string[] = [];
  const loadModules = async (onProblem: Report): Promise<SiteModules | undefined> => {
    const modules = await pipeline.load(sources, onProblem, { isWanted });
    if (modules) alsoRead.push(...modulesOutside(modules.graph, options.pages));
    return modules;
  };
  const request = { ...options, sources, fragmentCache, pause, loadModules, browserBundlers };
  const report = reportInto(problems, options.pages);
  const site = await generateSite(request, emit, report).finally(() => {
    // A cached fragment would hide the problem that it caused.
    if (problems.length > 0) fragmentCache.forget(() => true);
  });
  if (site) updateRouteTypes(site, sources, options);
  alsoRead.push(...bundledFiles(site), ...filesIn(problems));
  const all = { problems, alsoRead };
  if (!site || problems.length > 0)
    return { site: undefined, result: { ...emptyResult, ...all }, fingerprints };
  const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
  const pages = site.table.routes.size;
  const result: RebuildResult = { pages, changed, removed, ...all };
  return { site, result, fingerprints };
}

/** Packages are read again when `package.json` changes. */
function bundledFiles(site: GeneratedSite | undefined): readonly string[] {
  const files = site ? [...site.styles.inputs, ...site.scripts.inputs] : [];
  return files.filter((file) => !/[\\/]node_modules[\\/]/.test(file));
}

/** The files with problems, and the missing ones that messages name: they may be created. */
function filesIn(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ file, message }) => {
    const [, path] = /"(\.\.?\/[^"]+)"/.exec(message) ?? [];
    return path === undefined ? [file] : [file, resolve(dirname(file), path)];
  });
}

/** The hashed files that a page requests. New ones follow after all pages, and a browser would get a 404 until then. */
function assetsIn({ contents }: OutputFile): readonly string[] {
  return typeof contents === 'string' ? hashedAssetsIn(contents) : [];
}

/** Unless pages are missing because they could not be loaded. */
function updateRouteTypes(
  { table }: GeneratedSite,
  { pages }: Sources,
  options: SiteOptions,
): void {
  const files = new Set([...table.routes.values()].map(({ page }) => page.file));
  const isWhole = pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
  if (isWhole) writeRouteTypes(table, options);
}
