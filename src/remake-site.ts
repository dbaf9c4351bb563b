import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stop } from 'esbuild';
import type { BrowserBundlers } from './bundle-for-browser.ts';
import { createCollector, type Fingerprints } from './collect-changed.ts';
import { makeSite } from './make-site.ts';
import { createPageMemory, type PageMemory } from './model/page-memory.ts';
import { type Problem, reportInto } from './model/problem.ts';
import { outputPathOf } from './model/route.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import { bundlerOfLatestPages, modulesOutside, overhear } from './overhear-bundler.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import { createQuickBundler, type QuickBundler } from './quick-bundler.ts';
import type { OnLooked, Remade, SiteRemaker } from './site-remaker.ts';
import { bundleClient } from './stages/bundle-client.ts';
import type { PageBundler } from './stages/bundle-pages.ts';
import { bundleStyles } from './stages/bundle-styles.ts';
import { discoverSources } from './stages/discover-sources.ts';
import { reuseBundle } from './stages/reuse-bundle.ts';
import { writeRouteTypes } from './stages/write-route-types.ts';

/** All modules, kept as they are: nothing but what was changed is compiled, evaluated and rendered. */
interface Kept {
  readonly sources: Sources;
  readonly bundler: QuickBundler;
  readonly memory: PageMemory;
}

interface Attempt {
  readonly sources: Sources;
  readonly bundler: Pick<PageBundler, 'bundle'>;
  readonly memory?: PageMemory;
  readonly known: Fingerprints;
  readonly onLooked?: OnLooked | undefined;
}

/** A file may be saved at any time: only what is unlike each time is so by itself. */
const patience = 3;

export function createSiteRemaker(options: SiteOptions): SiteRemaker {
  const folder = options.pages;
  const bundlerFor = bundlerOfLatestPages(options);
  const browserBundlers: BrowserBundlers = {
    bundleStyles: reuseBundle(bundleStyles),
    bundleClient: reuseBundle(bundleClient),
  };
  const collect = createCollector();
  let given: Fingerprints = new Map();
  let whole: Sources | undefined;
  let kept: Kept | undefined;
  let preparing: QuickBundler | undefined;
  let timesUnlike = 0;
  let looked: ReadonlySet<string> = new Set();
  /** Changed since the kept modules were compiled, and since a proofreader read all. */
  const unseen = new Set<string>();
  let unread: Set<string> | 'all' = 'all';

  const forget = (): void => {
    kept = undefined;
    preparing = undefined;
    unseen.clear();
  };

  const attempt = async ({ sources, bundler, memory, known, onLooked }: Attempt) => {
    const problems: Problem[] = [];
    const report = reportInto(problems, folder);
    const { graph, overheard } = overhear(bundler);
    const { store, fingerprints, changed } = collect(known);
    const isLooked = (path: string): boolean => looked.has(path);
    const storeAndShow: typeof store = (file) => {
      store(file);
      const last = changed.at(-1);
      if (onLooked && problems.length === 0 && isLooked(file.path) && last?.path === file.path)
        onLooked(last);
    };
    const toMake = { ...options, sources, bundler: overheard, browserBundlers, memory };
    const made = await makeSite(toMake, storeAndShow, report);
    const files = new Set([...(made?.table.routes.values() ?? [])].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (made && isWhole) writeRouteTypes(made.table, options);
    const outside = modulesOutside(graph(), folder);
    const isGood = made !== undefined && problems.length === 0;
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    const pages = made?.table.routes.size ?? 0;
    const remade: Remade = isGood
      ? { problems, pages, changed, removed, modulesOutside: outside }
      : { ...nothing, problems, modulesOutside: outside };
    return { isGood, remade, fingerprints };
  };

  const remakeQuickly = async (
    { sources, bundler, memory }: Kept,
    known: Fingerprints,
    onLooked?: OnLooked,
  ): Promise<Remade | undefined> => {
    const changed = [...unseen];
    if (!changed.every((file) => bundler.has(file) && existsSync(join(folder, file)))) {
      forget();
      return undefined;
    }
    const toTry = { sources, bundler: bundler.of(sources, changed), memory, known, onLooked };
    const tried = await attempt(toTry).catch(() => undefined);
    if (!tried?.isGood) {
      // What complained would be recalled without a word.
      memory.clear();
      return undefined;
    }
    unseen.clear();
    given = tried.fingerprints;
    return tried.remade;
  };

  const remakeWhole = async (known: Fingerprints): Promise<Remade> => {
    const problems: Problem[] = [];
    unread = 'all';
    const sources = await discoverSources(folder, reportInto(problems, folder));
    if (!sources) return { ...nothing, problems };
    const tried = await attempt({ sources, bundler: await bundlerFor(sources), known });
    const remade = { ...tried.remade, problems: [...problems, ...tried.remade.problems] };
    if (remade.problems.length > 0) return { ...remade, pages: 0, changed: [], removed: [] };
    given = tried.fingerprints;
    whole = sources;
    return remade;
  };

  const remake: SiteRemaker['remake'] = async (asked, onLooked) => {
    const { known = given, changed } = asked;
    looked = new Set((asked.looked ?? []).map(outputPathOf));
    const names = changed?.map((file) => relative(folder, file)) ?? [];
    if (changed === undefined) forget();
    for (const name of names) {
      unseen.add(name);
      if (unread !== 'all') unread.add(name);
    }
    const quickly = kept && (await remakeQuickly(kept, known, onLooked));
    return quickly ?? remakeWhole(known);
  };

  const prepare: SiteRemaker['prepare'] = async (isWanted = () => true) => {
    if (kept || timesUnlike === patience || !whole) return;
    preparing ??= createQuickBundler(options);
    const bundler = preparing;
    const memory = createPageMemory(({ outputPath }) => looked.has(outputPath));
    const sources = whole;
    const toTry = { sources, memory, known: given };
    const compiled = bundler.of(sources, [...unseen], isWanted);
    const tried = await attempt({ ...toTry, bundler: compiled }).catch(() => undefined);
    if (!isWanted()) return;
    preparing = undefined;
    unseen.clear();
    const { changed, removed } = tried?.remade ?? nothing;
    const isAlike = tried?.isGood === true && changed.length + removed.length === 0;
    // Modules that are evaluated one by one may do what a bundle does not: then the bundle is right.
    if (isAlike) kept = { sources, bundler, memory };
    else timesUnlike += 1;
  };

  const toProofread = async (): Promise<ProofreadRequest | undefined> => {
    const sources = kept?.sources ?? whole;
    if (!sources) return undefined;
    const bundle = await (await bundlerFor(sources)).bundle(() => {});
    if (!bundle) return undefined;
    const toRead = kept && unread !== 'all' ? kept.bundler.pagesOf(sources, [...unread]) : sources;
    const { code, importers } = bundle;
    return { sources: toRead, code, importers, cacheFolder: options.cacheFolder };
  };
  const wasRead = (isClean: boolean): void => {
    unread = isClean ? new Set() : 'all';
  };
  return { remake, prepare, toProofread, wasRead, dispose: stop };
}

const nothing: Remade = { problems: [], pages: 0, changed: [], removed: [], modulesOutside: [] };
