import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stop } from 'esbuild';
import type { GeneratedSite } from '../build/generate.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import { isIn } from '../modules/graph.ts';
import { createPipeline } from '../modules/pipeline.ts';
import { changingReads } from '../modules/runner/observe.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { createFragmentCache } from '../render/fragment-cache.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { outputPathOf } from '../routes/route.ts';
import { hashFile } from './changed-files.ts';
import { createRebuilder } from './rebuild.ts';
import { renderVisiblePages } from './render-visible-pages.ts';
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
const maxAttempts = 3;

const always: Cancellation = { isWanted: () => true, pause: async () => {} };

/** Only what was changed is compiled, evaluated and rendered again. */
export function createIncrementalBuild(options: SiteOptions): SiteRebuilder {
  const folder = options.pages;
  const pipeline = createPipeline({ ...options, watches: true });
  const attempt = createRebuilder(options);
  let looked: ReadonlySet<string> = new Set();
  const memory = createFragmentCache(({ outputPath }) => looked.has(outputPath), changingReads);
  let given = new Map<string, string>();
  let last: Last | undefined;
  /** Whether files were added or removed since the last one. */
  let isElse = true;
  /** Changed since the site was made, and since a proofreader read all. */
  const unseen = new Set<string>();
  let unread: Set<string> | 'all' = 'all';

  const isKnown = (file: string): boolean =>
    last !== undefined && isIn(last.made.graph, file) && existsSync(join(folder, file));
  const listen = ({ known, changed, looked: addresses = [] }: RebuildOptions): void => {
    if (known) given = new Map(known);
    looked = new Set(addresses.map(outputPathOf));
    if (changed === undefined) isElse = true;
    const files = (changed ?? []).map((path) => relative(folder, path));
    pipeline.invalidate(files);
    for (const file of files) {
      unseen.add(file);
      if (unread !== 'all') unread.add(file);
    }
    if (![...unseen].every(isKnown)) isElse = true;
  };
  /** What was shown is what the asker has, whatever becomes of the rest. */
  const show =
    (onLooked: OnPageReady | undefined): OnPageReady =>
    (file) => {
      given.set(file.path, file.fingerprint);
      onLooked?.(file);
    };

  const look: SiteRebuilder['look'] = async (addresses, onLooked) => {
    if (!last || isElse || addresses.length === 0) return;
    const { sources, made } = last;
    const toLook = { ...options, sources, pipeline, made };
    const glanced = await renderVisiblePages(toLook, addresses, unseen).catch(() => {});
    if (!glanced || last?.made !== made) return;
    last = { sources, made: glanced.made };
    glanced.files.map(hashFile).forEach(show(onLooked));
  };

  const sourcesNow = async (problems: Problem[]): Promise<Sources | undefined> => {
    if (last && !isElse) return last.sources;
    memory.clear();
    unread = 'all';
    pipeline.resolveAgain();
    return discoverSources(folder, reportInto(problems, folder));
  };
  const make = async (
    { isWanted, pause }: Cancellation,
    onLooked: OnPageReady | undefined,
    attempts = maxAttempts,
  ): Promise<RebuildResult | undefined> => {
    const problems: Problem[] = [];
    // Files that a page asks for may be others: it is not shown before them.
    const mayShow = last !== undefined && !isElse;
    const sources = await sourcesNow(problems);
    if (!sources) return { ...emptyResult, problems };
    const tried = await attempt({
      ...{ sources, memory, pause, known: given, onLooked: show(onLooked) },
      looked: mayShow ? looked : new Set(),
      loadModules: (report) => pipeline.load(sources, report, isWanted),
    });
    if (!isWanted()) return undefined;
    const { made, fingerprints } = tried;
    if (
      !made &&
      attempts > 1 &&
      sources.pages.some(({ file }) => !existsSync(join(folder, file)))
    ) {
      isElse = true;
      return make({ isWanted, pause }, onLooked, attempts - 1);
    }
    const remade = { ...tried.remade, problems: [...problems, ...tried.remade.problems] };
    if (!made || problems.length > 0) return { ...remade, pages: 0, changed: [], removed: [] };
    last = { sources, made };
    isElse = false;
    given = new Map(fingerprints);
    unseen.clear();
    return remade;
  };
  const remake: SiteRebuilder['remake'] = async (asked, turn = always, onLooked) => {
    listen(asked);
    if (!turn.isWanted()) return undefined;
    if (onLooked) await look(asked.looked ?? [], onLooked);
    if (!turn.isWanted()) return undefined;
    return make(turn, onLooked).catch((error: unknown) => {
      if (turn.isWanted()) throw error;
      return undefined;
    });
  };

  const toProofread: SiteRebuilder['toProofread'] = () => {
    if (!last || unseen.size > 0) return undefined;
    const { sources } = last;
    const toRead = unread === 'all' ? sources : pipeline.pagesMadeOf(sources, unread);
    const { cacheFolder, generatorFolder, policy, base } = options;
    const site = { cacheFolder, generatorFolder, policy, base };
    return { site, sources: toRead, packFile: pipeline.save() };
  };
  const wasRead = (isClean: boolean): void => {
    unread = isClean ? new Set() : 'all';
  };
  const dispose = async (): Promise<void> => {
    pipeline.close();
    await stop();
  };
  return { remake, look, toProofread, wasRead, dispose };
}
