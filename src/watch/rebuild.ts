import { bundleClientScripts } from '../assets/client-scripts.ts';
import { bundleStyleSheets } from '../assets/style-sheets.ts';
import { type GeneratedSite, generateSite } from '../build/generate.ts';
import type { BrowserBundlers } from '../build/load/browser-assets.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import type { PageBundler } from '../modules/bundle-pages.ts';
import { modulesOutside, overhear } from '../modules/overhear-bundler.ts';
import { reuseBundle } from '../modules/reuse-bundle.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import { writeRouteTypes } from '../routes/route-types.ts';
import { createChangeTracker, type Fingerprints } from './changed-files.ts';
import { emptyResult, type OnPageReady, type RebuildResult } from './types.ts';

/** One way to make a site. */
export interface RebuildInput {
  readonly sources: Sources;
  readonly bundler: Pick<PageBundler, 'bundle'>;
  readonly memory?: FragmentCache;
  /** What the asker has. */
  readonly known: Fingerprints;
  /** Paths of the pages that somebody looks at. */
  readonly looked?: ReadonlySet<string>;
  readonly onLooked?: OnPageReady | undefined;
  /** Rejects when nobody wants the site any more. */
  readonly pause?: (() => Promise<void>) | undefined;
}

export interface RebuildOutput {
  /** None where there are problems. */
  readonly made: GeneratedSite | undefined;
  readonly remade: RebuildResult;
  readonly fingerprints: Fingerprints;
}

/** Makes a site in one way or another; styles and scripts are kept from one time to the next. */
export function createRebuilder(
  options: SiteOptions,
): (attempt: RebuildInput) => Promise<RebuildOutput> {
  const folder = options.pages;
  const browserBundlers: BrowserBundlers = {
    bundleStyles: reuseBundle(bundleStyleSheets),
    bundleClient: reuseBundle(bundleClientScripts),
  };
  const collect = createChangeTracker();
  return async ({ bundler, known, looked, onLooked, ...given }) => {
    const { sources, memory } = given;
    const problems: Problem[] = [];
    const report = reportInto(problems, folder);
    const { graph, overheard } = overhear(bundler);
    const { store, fingerprints, changed } = collect(known);
    const storeAndShow: typeof store = (file) => {
      store(file);
      const last = changed.at(-1);
      if (problems.length === 0 && looked?.has(file.path) && last?.path === file.path)
        onLooked?.(last);
    };
    const toMake = { ...options, ...given, bundler: overheard, browserBundlers };
    const made = await generateSite(toMake, storeAndShow, report).finally(() => {
      // What complained would be recalled without a word.
      if (problems.length > 0) memory?.clear();
    });
    const files = new Set([...(made?.table.routes.values() ?? [])].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (made && isWhole) writeRouteTypes(made.table, options);
    const outside = modulesOutside(graph(), folder);
    if (!made || problems.length > 0)
      return {
        made: undefined,
        remade: { ...emptyResult, problems, modulesOutside: outside },
        fingerprints,
      };
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    const pages = made.table.routes.size;
    return {
      made,
      remade: { problems, pages, changed, removed, modulesOutside: outside },
      fingerprints,
    };
  };
}
