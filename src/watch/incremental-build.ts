import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryCachedBundlers } from '../build/load/cached-browser-bundles.ts';
import type { ReactCheckRequest } from '../checks/react-warnings/worker.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import { isIn } from '../modules/graph.ts';
import { importersOf, pagesReached } from '../modules/graph-view.ts';
import { createPipeline } from '../modules/pipeline.ts';
import { isPure } from '../modules/runner/pure-packages.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { createFragmentCache } from '../render/fragment-cache.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { outputPathOf, type Route } from '../routes/route.ts';
import { createChangeTracker, type Fingerprints, hashFile } from './changed-files.ts';
import { rebuildAll } from './rebuild.ts';
import { renderVisiblePages } from './render-visible-pages.ts';
import {
  type Cancellation,
  emptyResult,
  type OnPageReady,
  type RebuildOptions,
  type RebuildResult,
} from './types.ts';
import type { IncrementalBuild, WatchState } from './watch-state.ts';

/** A rebuild after a deletion takes at least this long. An editor may write the file again by then, and the next rebuild cancels this one. */
const mayReturnMs = 30;

/** Attempts before an error is reported: a file may have been removed while it was read. */
const maxAttempts = 3;

/**
 * Builds one site again and again: compiles, evaluates, and renders only what an edit affects. `known`
 * are the files that the server has.
 */
export function createIncrementalBuild(
  options: SiteOptions,
  known: Fingerprints,
  onPageReady: OnPageReady,
) {
  const state: WatchState = {
    last: undefined,
    known: new Map(known),
    visiblePaths: new Set(),
    hasNewFiles: true,
    deletion: undefined,
    changed: new Set(),
    unchecked: 'all',
  };
  const isVisible = ({ address }: Route): boolean => state.visiblePaths.has(outputPathOf(address));
  const build: IncrementalBuild = {
    ...{ options, state },
    pipeline: createPipeline({ ...options, isWatching: true }),
    fragmentCache: createFragmentCache(isVisible),
    browserBundlers: memoryCachedBundlers(options.pages),
    trackChanges: createChangeTracker(),
    // The server has a page from then on, whatever happens to the rest of the rebuild.
    passOn: (file) => {
      state.known.set(file.path, file.fingerprint);
      onPageReady(file);
    },
  };
  return {
    rebuild: (request: RebuildOptions, cancellation: Cancellation) =>
      rebuild(build, request, cancellation),
    renderNow: (addresses: readonly string[]) => renderNow(build, addresses),
    pendingReactCheck: () => pendingReactCheck(build),
    reactCheckDone: (isClean: boolean): void => {
      state.unchecked = isClean ? new Set() : 'all';
    },
  };
}

/** Resolves to undefined if the rebuild was canceled. */
async function rebuild(
  build: IncrementalBuild,
  request: RebuildOptions,
  cancellation: Cancellation,
): Promise<RebuildResult | undefined> {
  const { isWanted } = cancellation;
  recordRequest(build, request);
  if (!isWanted()) return undefined;
  await renderNow(build, request.visiblePages);
  if (!isWanted()) return undefined;
  try {
    return await rebuildSite(build, cancellation);
  } catch (error) {
    if (isWanted()) throw error;
    return undefined;
  }
}

function recordRequest(
  { options, state, pipeline }: IncrementalBuild,
  { changed, visiblePages }: RebuildOptions,
): void {
  state.visiblePaths = new Set(visiblePages.map(outputPathOf));
  const files = changed.map((path) => relative(options.pages, path));
  pipeline.invalidate(files);
  for (const file of files) {
    state.changed.add(file);
    if (state.unchecked !== 'all') state.unchecked.add(file);
  }
  const exists = (file: string): boolean => existsSync(join(options.pages, file));
  if (!files.every(exists)) state.deletion = delay(mayReturnMs);
  const isKnown = (file: string): boolean =>
    state.last !== undefined && isIn(state.last.site.graph, file) && exists(file);
  if (![...state.changed].every(isKnown)) state.hasNewFiles = true;
}

/** Renders some pages during a rebuild, unless that would take long. */
async function renderNow(build: IncrementalBuild, addresses: readonly string[]): Promise<void> {
  const { state } = build;
  if (!state.last || state.hasNewFiles || addresses.length === 0) return;
  const { last } = state;
  const visible = await renderVisiblePages(build, last, addresses).catch(() => {});
  if (!visible || state.last !== last) return;
  state.last = { ...last, site: visible.site };
  visible.files.map(hashFile).forEach(build.passOn);
}

async function rebuildSite(
  build: IncrementalBuild,
  cancellation: Cancellation,
  attempts = maxAttempts,
): Promise<RebuildResult | undefined> {
  const { state } = build;
  const problems: Problem[] = [];
  const sources = await currentSources(build, problems);
  if (!sources) return { ...emptyResult, problems };
  const rebuilt = await rebuildAll(build, { ...cancellation, sources, problems });
  const { site, fingerprints, result } = rebuilt;
  await state.deletion;
  if (!cancellation.isWanted()) return undefined;
  if (!site && attempts > 1 && wasRemoved(sources)) {
    state.hasNewFiles = true;
    return rebuildSite(build, cancellation, attempts - 1);
  }
  if (!site) return result;
  state.last = { sources, site };
  state.hasNewFiles = false;
  state.known = new Map(fingerprints);
  state.changed.clear();
  return result;
}

/** Discovers the sources again if files may have been added or removed. */
async function currentSources(
  build: IncrementalBuild,
  problems: Problem[],
): Promise<Sources | undefined> {
  const { options, state, pipeline } = build;
  if (state.last && !state.hasNewFiles) return state.last.sources;
  forgetFileReaders(build);
  pipeline.resolveAgain();
  return discoverSources(options.pages, reportInto(problems, options.pages));
}

/** A page may show a file that it reads while it is rendered. */
function forgetFileReaders({ state, fragmentCache }: IncrementalBuild): void {
  if (!state.last) {
    fragmentCache.forget(() => true);
    return;
  }
  const { sources, site } = state.last;
  const readers = importersOf(site.modules.modules, (name) => !isPure(name));
  const reading = new Set(pagesReached(sources, site.graph, readers).pages);
  const kept = new Set(sources.pages.filter((page) => !reading.has(page)).map(({ file }) => file));
  fragmentCache.forget((file) => !kept.has(file));
  if (state.unchecked !== 'all') for (const { file } of reading) state.unchecked.add(file);
}

function wasRemoved({ folder, pages }: Sources): boolean {
  return pages.some(({ file }) => !existsSync(join(folder, file)));
}

/** The pages that changed since the last React check. Undefined during a rebuild. */
function pendingReactCheck({
  options,
  state,
}: IncrementalBuild): Omit<ReactCheckRequest, 'isFirst'> | undefined {
  const { last, changed, unchecked } = state;
  if (!last || changed.size > 0) return undefined;
  const { generatorFolder, policy, base } = options;
  const { graph, modules } = last.site;
  const sources = unchecked === 'all' ? last.sources : pagesReached(last.sources, graph, unchecked);
  return { site: { generatorFolder, policy, base }, sources, modules: modules.modulesOf(sources) };
}
