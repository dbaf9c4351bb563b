import { type GeneratedSite, generateSite } from '../build/generate.ts';
import { modulesOutside } from '../build/inputs/external-inputs.ts';
import type { BrowserBundlers } from '../build/load/browser-assets.ts';
import { bundlersInMemory } from '../build/load/cached-browser-bundles.ts';
import { type Problem, type Report, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import { writeRouteTypes } from '../routes/route-types.ts';
import { createChangeTracker, type Fingerprints } from './changed-files.ts';
import { emptyResult, type OnPageReady, type RebuildResult } from './types.ts';

/** What a rebuild is made from. */
export interface RebuildInput {
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly memory: FragmentCache;
  /** What the asker has. */
  readonly known: Fingerprints;
  /** Paths of the pages that somebody looks at. */
  readonly looked: ReadonlySet<string>;
  readonly onLooked: OnPageReady;
  /** Rejects when nobody wants the site any more. */
  readonly pause: () => Promise<void>;
}

export interface RebuildOutput {
  /** Undefined if there are problems. */
  readonly made: GeneratedSite | undefined;
  readonly remade: RebuildResult;
  readonly fingerprints: Fingerprints;
}

/** Makes a site again and again; styles and scripts are kept from one time to the next. */
export function createRebuilder(
  options: SiteOptions,
): (attempt: RebuildInput) => Promise<RebuildOutput> {
  const folder = options.pages;
  const browserBundlers: BrowserBundlers = bundlersInMemory();
  const collect = createChangeTracker();
  let outside: readonly string[] = [];
  return async ({ known, looked, onLooked, ...given }) => {
    const { sources, memory } = given;
    const problems: Problem[] = [];
    const report = reportInto(problems, folder);
    const { store, fingerprints, changed } = collect(known);
    const storeAndShow: typeof store = (file) => {
      store(file);
      const last = changed.at(-1);
      if (problems.length === 0 && looked.has(file.path) && last?.path === file.path)
        onLooked(last);
    };
    const loadModules = async (hear: Report): Promise<SiteModules | undefined> => {
      const modules = await given.loadModules(hear);
      if (modules) outside = modulesOutside(modules.graph, folder);
      return modules;
    };
    const toMake = { ...options, ...given, loadModules, browserBundlers };
    const made = await generateSite(toMake, storeAndShow, report).finally(() => {
      // What complained would be recalled without a word.
      if (problems.length > 0) memory.clear();
    });
    const files = new Set([...(made?.table.routes.values() ?? [])].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (made && isWhole) writeRouteTypes(made.table, options);
    if (!made || problems.length > 0)
      return {
        made: undefined,
        remade: { ...emptyResult, problems, modulesOutside: outside },
        fingerprints,
      };
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    const pages = made.table.routes.size;
    const remade = { problems, pages, changed, removed, modulesOutside: outside };
    return { made, remade, fingerprints };
  };
}
