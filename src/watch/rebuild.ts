import { type GeneratedSite, generateSite } from '../build/generate.ts';
import { modulesOutside } from '../build/inputs/external-inputs.ts';
import { memoryCachedBundlers } from '../build/load/cached-browser-bundles.ts';
import { hashedAssetsIn } from '../core/files/asset-names.ts';
import type { OutputFile } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import { writeRouteTypes } from '../routes/route-types.ts';
import { createChangeTracker, type Fingerprints } from './changed-files.ts';
import { emptyResult, type OnPageReady, type RebuildResult } from './types.ts';

interface RebuildInput {
  /** Those so far. More are added. */
  readonly problems: Problem[];
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly fragmentCache: FragmentCache;
  /** The files that the server has. */
  readonly known: Fingerprints;
  /** Output paths of the pages that a browser shows. */
  readonly visiblePaths: ReadonlySet<string>;
  readonly onPageReady: OnPageReady;
  /** Rejects if the rebuild was canceled. */
  readonly pause: () => Promise<void>;
}

interface RebuildOutput {
  /** Undefined if there are problems. */
  readonly site: GeneratedSite | undefined;
  readonly result: RebuildResult;
  readonly fingerprints: Fingerprints;
}

/** Builds a site into memory again and again. Styles and scripts that did not change are reused. */
export function createRebuilder(options: SiteOptions) {
  const folder = options.pages;
  const browserBundlers = memoryCachedBundlers(folder);
  const trackChanges = createChangeTracker();
  let outside: readonly string[] = [];
  return async (rebuildInput: RebuildInput): Promise<RebuildOutput> => {
    const { problems, known, visiblePaths, onPageReady, ...input } = rebuildInput;
    const { sources, fragmentCache } = input;
    const { store, fingerprints, changed } = trackChanges(known);
    const emit: typeof store = (file) => {
      store(file);
      const last = changed.at(-1);
      if (problems.length > 0 || !visiblePaths.has(file.path) || last?.path !== file.path) return;
      if (assetsIn(file).every((path) => known.has(path))) onPageReady(last);
    };
    const loadModules = async (onProblem: Report): Promise<SiteModules | undefined> => {
      const modules = await input.loadModules(onProblem);
      if (modules) outside = modulesOutside(modules.graph, folder);
      return modules;
    };
    const generateOptions = { ...options, ...input, loadModules, browserBundlers };
    const report = reportInto(problems, folder);
    const site = await generateSite(generateOptions, emit, report).finally(() => {
      // A cached fragment would hide the problem that it caused.
      if (problems.length > 0) fragmentCache.forget(() => true);
    });
    if (site) updateRouteTypes(site, sources, options);
    if (!site || problems.length > 0) {
      const result = { ...emptyResult, problems, modulesOutside: outside };
      return { site: undefined, result, fingerprints };
    }
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    const pages = site.table.routes.size;
    const result = { problems, pages, changed, removed, modulesOutside: outside };
    return { site, result, fingerprints };
  };
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
