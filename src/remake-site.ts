import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stop } from 'esbuild';
import { createAttempts } from './attempt-site.ts';
import { toMadeFile } from './collect-changed.ts';
import { glanceAtPages } from './glance-at-pages.ts';
import type { MadeSite } from './make-site.ts';
import { isIn } from './model/module-graph.ts';
import { createPageMemory } from './model/page-memory.ts';
import { type Problem, reportInto } from './model/problem.ts';
import { outputPathOf } from './model/route.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import { changingReads } from './modules/observe.ts';
import { createPipeline } from './modules/pipeline.ts';
import {
  type OnLooked,
  type Remade,
  type RemakeOptions,
  type SiteRemaker,
  type Turn,
  unmade,
} from './site-remaker.ts';
import { discoverSources } from './stages/discover-sources.ts';

/** The site as it was made last. */
interface Last {
  readonly sources: Sources;
  readonly made: MadeSite;
}

/** A file may be saved or removed at any time: only what fails each time does so by itself. */
const maxAttempts = 3;

const always: Turn = { isWanted: () => true, pause: async () => {} };

/** Only what was changed is compiled, evaluated and rendered again. */
export function createSiteRemaker(options: SiteOptions): SiteRemaker {
  const folder = options.pages;
  const pipeline = createPipeline({ ...options, watches: true });
  const attempt = createAttempts(options);
  let looked: ReadonlySet<string> = new Set();
  const memory = createPageMemory(({ outputPath }) => looked.has(outputPath), changingReads);
  let given = new Map<string, string>();
  let last: Last | undefined;
  /** Whether files were added or removed since the last one. */
  let isElse = true;
  /** Changed since the site was made, and since a proofreader read all. */
  const unseen = new Set<string>();
  let unread: Set<string> | 'all' = 'all';

  const isKnown = (file: string): boolean =>
    last !== undefined && isIn(last.made.graph, file) && existsSync(join(folder, file));
  const listen = ({ known, changed, looked: addresses = [] }: RemakeOptions): void => {
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
    (onLooked: OnLooked | undefined): OnLooked =>
    (file) => {
      given.set(file.path, file.fingerprint);
      onLooked?.(file);
    };

  const look: SiteRemaker['look'] = async (addresses, onLooked) => {
    if (!last || isElse || addresses.length === 0) return;
    const { sources, made } = last;
    const toLook = { ...options, sources, pipeline, made };
    const glanced = await glanceAtPages(toLook, addresses, unseen).catch(() => {});
    if (!glanced || last?.made !== made) return;
    last = { sources, made: glanced.made };
    glanced.files.map(toMadeFile).forEach(show(onLooked));
  };

  const sourcesNow = async (problems: Problem[]): Promise<Sources | undefined> => {
    if (last && !isElse) return last.sources;
    memory.clear();
    unread = 'all';
    pipeline.resolveAgain();
    return discoverSources(folder, reportInto(problems, folder));
  };
  const make = async (
    { isWanted, pause }: Turn,
    onLooked: OnLooked | undefined,
    attempts = maxAttempts,
  ): Promise<Remade | undefined> => {
    const problems: Problem[] = [];
    // Files that a page asks for may be others: it is not shown before them.
    const mayShow = last !== undefined && !isElse;
    const sources = await sourcesNow(problems);
    if (!sources) return { ...unmade, problems };
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
  const remake: SiteRemaker['remake'] = async (asked, turn = always, onLooked) => {
    listen(asked);
    if (!turn.isWanted()) return undefined;
    if (onLooked) await look(asked.looked ?? [], onLooked);
    if (!turn.isWanted()) return undefined;
    return make(turn, onLooked).catch((error: unknown) => {
      if (turn.isWanted()) throw error;
      return undefined;
    });
  };

  const toProofread: SiteRemaker['toProofread'] = () => {
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
