import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stop } from 'esbuild';
import type { GeneratedSite } from '../build/generate.ts';
import { manyPages } from '../build/load/page-bundler.ts';
import { handedRequest } from '../checks/react-warnings/handed-request.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import { isIn } from '../modules/graph.ts';
import { bundlerOfLatestPages } from '../modules/overhear-bundler.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { outputPathOf } from '../routes/route.ts';
import { type Fingerprints, hashFile } from './changed-files.ts';
import { createRebuilder } from './rebuild.ts';
import { renderVisiblePages } from './render-visible-pages.ts';
import { type Quick, startQuick } from './start-quick.ts';
import {
  type Cancellation,
  emptyResult,
  type OnPageReady,
  type RebuildOptions,
  type RebuildResult,
  type SiteRebuilder,
} from './types.ts';

/** The site as it was made last. */
interface Last {
  readonly sources: Sources;
  readonly made: GeneratedSite;
}

/** A file may be saved or removed at any time: only what fails each time does so by itself. */
const patience = 3;

const always: Cancellation = { isWanted: () => true, pause: async () => {} };

export function createIncrementalBuild(options: SiteOptions): SiteRebuilder {
  const folder = options.pages;
  const bundlerFor = bundlerOfLatestPages(options);
  const attempt = createRebuilder(options);
  let given = new Map<string, string>();
  let last: Last | undefined;
  /** All modules, each by itself: nothing but what was changed is compiled, evaluated and rendered. */
  let quick: Quick | undefined;
  /** Whether quick modules are known to make what a bundle of them makes. */
  let isProven = false;
  let timesUnlike = 0;
  let imports = 0;
  let looked: ReadonlySet<string> = new Set();
  /** Changed since the site was made, and since a proofreader read all. */
  const unseen = new Set<string>();
  let unread: Set<string> | 'all' = 'all';

  const forget = (): void => {
    last = undefined;
    quick = undefined;
    isProven = false;
  };
  /** Whether what is known of the site says what this file is to it. */
  const isKnown = (file: string): boolean =>
    last !== undefined && isIn(last.made.graph, file) && existsSync(join(folder, file));
  const listen = ({ known, changed, looked: addresses = [] }: RebuildOptions): void => {
    if (known) given = new Map(known);
    looked = new Set(addresses.map(outputPathOf));
    if (changed === undefined) forget();
    for (const path of changed ?? []) {
      const file = relative(folder, path);
      unseen.add(file);
      quick?.bundler.outdate(file);
      if (unread !== 'all') unread.add(file);
    }
    if (![...unseen].every(isKnown)) forget();
  };
  const succeed = (sources: Sources, made: GeneratedSite, fingerprints: Fingerprints): void => {
    last = { sources, made };
    given = new Map(fingerprints);
    unseen.clear();
  };
  /** What was shown is what the asker has, whatever becomes of the rest. */
  const show =
    (onLooked: OnPageReady | undefined): OnPageReady =>
    (file) => {
      given.set(file.path, file.fingerprint);
      onLooked?.(file);
    };

  const look: SiteRebuilder['look'] = async (addresses, onLooked) => {
    if (!last || !quick || timesUnlike > 0 || addresses.length === 0) return;
    const { sources, made } = last;
    const toLook = { ...options, sources, bundler: quick.bundler, made };
    const glanced = await renderVisiblePages(toLook, addresses, unseen).catch(() => {});
    if (!glanced || last?.made !== made) return;
    last = { sources, made: glanced.made };
    glanced.files.map(hashFile).forEach(show(onLooked));
  };

  const start = (): Quick => startQuick(options, ({ outputPath }) => looked.has(outputPath));
  const remakeQuickly = async (
    sources: Sources,
    { bundler, memory }: Quick,
    { isWanted, pause }: Cancellation,
    onLooked?: OnPageReady,
  ): Promise<RebuildResult | undefined> => {
    const tried = await attempt({
      ...{ sources, bundler: bundler.of(sources, isWanted), memory, known: given },
      ...{ looked, onLooked: show(onLooked), pause },
    }).catch(() => undefined);
    if (tried?.made) succeed(sources, tried.made, tried.fingerprints);
    return tried?.made && tried.remade;
  };

  const remakeWhole = async (turn: Cancellation, tries = patience): Promise<RebuildResult> => {
    const problems: Problem[] = [];
    unread = 'all';
    const sources = await discoverSources(folder, reportInto(problems, folder));
    if (!sources) return { ...emptyResult, problems };
    const bundler = await bundlerFor(sources);
    imports += 1;
    const tried = await attempt({ sources, bundler, known: given, pause: turn.pause });
    const isPast = () => sources.pages.some(({ file }) => !existsSync(join(folder, file)));
    if (!tried.made && tries > 1 && isPast()) return remakeWhole(turn, tries - 1);
    const remade = { ...tried.remade, problems: [...problems, ...tried.remade.problems] };
    if (!tried.made || problems.length > 0)
      return { ...remade, pages: 0, changed: [], removed: [] };
    succeed(sources, tried.made, tried.fingerprints);
    return remade;
  };

  const remake: SiteRebuilder['remake'] = async (asked, turn = always, onLooked) => {
    listen(asked);
    if (!turn.isWanted()) return undefined;
    if (onLooked) await look(asked.looked ?? [], onLooked);
    const quickly =
      last && quick && isProven
        ? await remakeQuickly(last.sources, quick, turn, onLooked)
        : undefined;
    if (quickly || !turn.isWanted()) return quickly;
    return remakeWhole(turn).catch((error: unknown) => {
      if (turn.isWanted()) throw error;
      return undefined;
    });
  };

  const giveUp = (): void => {
    timesUnlike += 1;
    isProven = false;
    quick = undefined;
  };
  /** Modules that are evaluated one by one may do what a bundle does not: then the bundle is right. */
  const prove = async (
    { sources }: Last,
    { bundler, memory }: Quick,
    { isWanted, pause }: Cancellation,
  ): Promise<void> => {
    const toTry = { sources, memory, known: given, pause };
    const tried = await attempt({ ...toTry, bundler: bundler.of(sources, isWanted) }).catch(
      () => {},
    );
    if (!isWanted()) return;
    const { changed, removed } = tried?.remade ?? emptyResult;
    isProven = changed.length + removed.length === 0;
    if (tried?.made && isProven) succeed(sources, tried.made, tried.fingerprints);
    else giveUp();
  };
  /** A build compiles so many pages one by one itself: nothing needs to be proven. */
  const compileAll = async ({ sources }: Last, { bundler }: Quick, { isWanted }: Cancellation) => {
    isProven = true;
    const { bundle } = bundler.of(sources, isWanted);
    if (!(await bundle(() => {}).catch(() => {})) && isWanted()) giveUp();
  };
  const prepare: SiteRebuilder['prepare'] = async (turn = always) => {
    if (isProven || timesUnlike === patience || !last) return;
    quick ??= start();
    const isLarge = last.sources.pages.length >= manyPages;
    await (isLarge ? compileAll : prove)(last, quick, turn);
  };

  const toProofread: SiteRebuilder['toProofread'] = async () => {
    if (!last) return undefined;
    const { sources } = last;
    if (quick && isProven) return handedRequest(quick.bundler, sources, unread, options);
    const bundle = await (await bundlerFor(sources)).bundle(() => {});
    if (!bundle) return undefined;
    imports += 1;
    const { code, importers } = bundle;
    return { sources, code, importers, cacheFolder: options.cacheFolder };
  };
  const wasRead = (isClean: boolean): void => {
    unread = isClean ? new Set() : 'all';
  };
  return { remake, look, prepare, toProofread, wasRead, imports: () => imports, dispose: stop };
}
