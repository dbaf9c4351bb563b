import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stop } from 'esbuild';
import { createAttempts } from './attempt-site.ts';
import { type Fingerprints, toMadeFile } from './collect-changed.ts';
import { glanceAtPages } from './glance-at-pages.ts';
import type { MadeSite } from './make-site.ts';
import { createPageMemory, type PageMemory } from './model/page-memory.ts';
import { type Problem, reportInto } from './model/problem.ts';
import { outputPathOf } from './model/route.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import { bundlerOfLatestPages } from './overhear-bundler.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import { createQuickBundler, type QuickBundler } from './quick-bundler.ts';
import {
  type OnLooked,
  type Remade,
  type RemakeOptions,
  type SiteRemaker,
  type Turn,
  unmade,
} from './site-remaker.ts';
import { discoverSources } from './stages/discover-sources.ts';

/** All modules, each by itself: nothing but what was changed is compiled, evaluated and rendered. */
interface Quick {
  readonly bundler: QuickBundler;
  readonly memory: PageMemory;
}

/** The site as it was made last. */
interface Last {
  readonly sources: Sources;
  readonly made: MadeSite;
}

/** A file may be saved at any time: only what is unlike each time is so by itself. */
const patience = 3;

const always: Turn = { isWanted: () => true, pause: async () => {} };

export function createSiteRemaker(options: SiteOptions): SiteRemaker {
  const folder = options.pages;
  const bundlerFor = bundlerOfLatestPages(options);
  const attempt = createAttempts(options);
  let given = new Map<string, string>();
  let last: Last | undefined;
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
  const isKnown = (file: string): boolean => {
    const { graph } = last?.made ?? {};
    const isImported = (): boolean =>
      [...(graph?.values() ?? [])].some((imports) => imports.includes(file));
    return (graph?.has(file) || isImported()) && existsSync(join(folder, file));
  };
  const listen = ({ known, changed, looked: addresses = [] }: RemakeOptions): void => {
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
  const succeed = (sources: Sources, made: MadeSite, fingerprints: Fingerprints): void => {
    last = { sources, made };
    given = new Map(fingerprints);
    unseen.clear();
  };
  /** What was shown is what the asker has, whatever becomes of the rest. */
  const show =
    (onLooked: OnLooked | undefined): OnLooked =>
    (file) => {
      given.set(file.path, file.fingerprint);
      onLooked?.(file);
    };

  const look: SiteRemaker['look'] = async (addresses, onLooked) => {
    if (!last || !quick || timesUnlike > 0 || addresses.length === 0) return;
    const { sources, made } = last;
    const { bundler } = quick;
    const pages = addresses.flatMap((address) => made.table.routes.get(address)?.page.file ?? []);
    if (!(await bundler.compile([...pages, ...unseen], () => {}))) return;
    if (!bundler.isAsIn(made.graph, unseen)) return;
    const toMake = { ...options, sources, bundler: bundler.of(sources), made };
    const modules = bundler.modulesOf(sources);
    const glanced = await glanceAtPages({ ...toMake, modules }, addresses, unseen).catch(() => {});
    if (!glanced || last?.made !== made) return;
    last = { sources, made: glanced.made };
    glanced.files.map(toMadeFile).forEach(show(onLooked));
  };

  const remakeQuickly = async (
    { isWanted, pause }: Turn,
    onLooked?: OnLooked,
  ): Promise<Remade | undefined> => {
    if (!last || !quick || !isProven) return undefined;
    const { sources } = last;
    const { bundler, memory } = quick;
    const tried = await attempt({
      ...{ sources, bundler: bundler.of(sources, isWanted), memory, known: given },
      ...{ looked, onLooked: show(onLooked), pause },
    }).catch(() => undefined);
    if (tried?.made) succeed(sources, tried.made, tried.fingerprints);
    return tried?.made && tried.remade;
  };

  const remakeWhole = async ({ pause }: Turn): Promise<Remade> => {
    const problems: Problem[] = [];
    unread = 'all';
    const sources = await discoverSources(folder, reportInto(problems, folder));
    if (!sources) return { ...unmade, problems };
    const bundler = await bundlerFor(sources);
    imports += 1;
    const tried = await attempt({ sources, bundler, known: given, pause });
    const remade = { ...tried.remade, problems: [...problems, ...tried.remade.problems] };
    if (!tried.made || problems.length > 0)
      return { ...remade, pages: 0, changed: [], removed: [] };
    succeed(sources, tried.made, tried.fingerprints);
    return remade;
  };

  const remake: SiteRemaker['remake'] = async (asked, turn = always, onLooked) => {
    listen(asked);
    if (!turn.isWanted()) return undefined;
    if (onLooked) await look(asked.looked ?? [], onLooked);
    const quickly = await remakeQuickly(turn, onLooked);
    if (quickly || !turn.isWanted()) return quickly;
    return remakeWhole(turn).catch((error: unknown) => {
      if (turn.isWanted()) throw error;
      return undefined;
    });
  };

  const prepare: SiteRemaker['prepare'] = async ({ isWanted, pause } = always) => {
    if (isProven || timesUnlike === patience || !last) return;
    const { sources } = last;
    quick ??= {
      bundler: createQuickBundler(options),
      memory: createPageMemory(({ outputPath }) => looked.has(outputPath)),
    };
    const { bundler, memory } = quick;
    const toTry = { sources, memory, known: given, pause };
    const tried = await attempt({ ...toTry, bundler: bundler.of(sources, isWanted) }).catch(
      () => undefined,
    );
    if (!isWanted()) return;
    const { changed, removed } = tried?.remade ?? unmade;
    // Modules that are evaluated one by one may do what a bundle does not: then the bundle is right.
    isProven = tried?.made !== undefined && changed.length + removed.length === 0;
    if (tried?.made && isProven) succeed(sources, tried.made, tried.fingerprints);
    else timesUnlike += 1;
    if (!isProven) quick = undefined;
  };

  const toProofread = async (): Promise<ProofreadRequest | undefined> => {
    if (!last) return undefined;
    const { sources } = last;
    const { cacheFolder } = options;
    if (quick && isProven) {
      const toRead = unread === 'all' ? sources : quick.bundler.pagesOf(sources, [...unread]);
      const handed = quick.bundler.handOver(toRead);
      return { sources: toRead, handed, code: '', importers: new Map(), cacheFolder };
    }
    const bundle = await (await bundlerFor(sources)).bundle(() => {});
    if (!bundle) return undefined;
    imports += 1;
    const { code, importers } = bundle;
    return { sources, code, importers, cacheFolder };
  };
  const wasRead = (isClean: boolean): void => {
    unread = isClean ? new Set() : 'all';
  };
  return { remake, look, prepare, toProofread, wasRead, imports: () => imports, dispose: stop };
}
