import type { BrowserBundlers } from './bundle-for-browser.ts';
import { createCollector, type Fingerprints } from './collect-changed.ts';
import { modulesOutside } from './files-elsewhere.ts';
import { type MadeSite, makeSite } from './make-site.ts';
import type { PageMemory } from './model/page-memory.ts';
import { type Problem, type Report, reportInto } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import type { SiteModules } from './modules/pipeline.ts';
import { bundlersInMemory } from './remember-bundle.ts';
import { type OnLooked, type Remade, unmade } from './site-remaker.ts';
import { writeRouteTypes } from './stages/write-route-types.ts';

/** What a rebuild is made from. */
export interface Attempt {
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly memory: PageMemory;
  /** What the asker has. */
  readonly known: Fingerprints;
  /** Paths of the pages that somebody looks at. */
  readonly looked: ReadonlySet<string>;
  readonly onLooked: OnLooked;
  /** Rejects when nobody wants the site any more. */
  readonly pause: () => Promise<void>;
}

export interface Attempted {
  /** None where there are problems. */
  readonly made: MadeSite | undefined;
  readonly remade: Remade;
  readonly fingerprints: Fingerprints;
}

/** Makes a site again and again; styles and scripts are kept from one time to the next. */
export function createAttempts(options: SiteOptions): (attempt: Attempt) => Promise<Attempted> {
  const folder = options.pages;
  const browserBundlers: BrowserBundlers = bundlersInMemory();
  const collect = createCollector();
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
    const made = await makeSite(toMake, storeAndShow, report).finally(() => {
      // What complained would be recalled without a word.
      if (problems.length > 0) memory.clear();
    });
    const files = new Set([...(made?.table.routes.values() ?? [])].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (made && isWhole) writeRouteTypes(made.table, options);
    if (!made || problems.length > 0)
      return {
        made: undefined,
        remade: { ...unmade, problems, modulesOutside: outside },
        fingerprints,
      };
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    const pages = made.table.routes.size;
    const remade = { problems, pages, changed, removed, modulesOutside: outside };
    return { made, remade, fingerprints };
  };
}
