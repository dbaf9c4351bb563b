import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { cachedInMemory } from '../assets/cached-bundlers.ts';
import { type GeneratedSite, generateSite } from '../build/generate.ts';
import type { Workspace } from '../build/open-site.ts';
import { hashedAssetsIn } from '../core/files/asset-names.ts';
import { isWithin, type OutputFile, type WriteOutput } from '../core/files/output-files.ts';
import { type Problem, reportInto } from '../core/problem.ts';
import { isInPackage, type Sources } from '../core/sources.ts';
import { fileReaders, isIn, modulesOutside, pagesReached } from '../modules/graph.ts';
import { ModulePipeline } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { FragmentCache } from '../render/fragment-cache.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { outputPathOf } from '../routes/route.ts';
import { writeRouteTypes } from '../routes/route-types.ts';
import type { Site } from '../routes/site.ts';
import { ChangeTracker, type Fingerprints, type HashedFile } from './changed-files.ts';
import { emptyResult, type RebuildRequest, type RebuildResult } from './types.ts';

/** Attempts before an error is reported: a file may have been removed while it was read. */
const maxAttempts = 3;

/** Builds one site into memory again and again: compiles, evaluates, and renders only what an edit affects. */
export class WatchSession {
  readonly #options: SiteOptions;
  readonly #onPageReady: (file: HashedFile) => void;
  readonly #workspace: Workspace;
  readonly #fragmentCache: FragmentCache;
  readonly #tracker = new ChangeTracker();
  /** Fingerprints of the files that the server has, by path. */
  #known: Map<string, string>;
  /** The last build without problems. */
  #last: GeneratedSite | undefined;
  /** Output paths of the pages that a browser shows. */
  #visiblePaths: ReadonlySet<string> = new Set();
  /** Whether files may have been added or removed since the last build, or are read by modules. */
  #hasNewFiles = true;
  /** Files that changed since the last build. */
  readonly #changed = new Set<string>();

  /** `known` are the files that the server has. `onPageReady` gets each visible page right after it is rendered. */
  constructor(options: SiteOptions, known: Fingerprints, onPageReady: (file: HashedFile) => void) {
    this.#options = options;
    this.#known = new Map(known);
    this.#onPageReady = onPageReady;
    this.#fragmentCache = new FragmentCache(({ address }) =>
      this.#visiblePaths.has(outputPathOf(address)),
    );
    this.#workspace = {
      options,
      pipeline: new ModulePipeline({ ...options, isWatching: true }),
      bundlers: cachedInMemory(options.pages),
    };
  }

  /** Resolves to undefined if the signal comes first. */
  async rebuild(request: RebuildRequest, signal: AbortSignal): Promise<RebuildResult | undefined> {
    this.#record(request);
    try {
      for (let attempts = maxAttempts; ; attempts -= 1) {
        if (signal.aborted) return undefined;
        const problems: Problem[] = [];
        const sources = await this.#sources(problems);
        if (!sources) return { ...emptyResult, problems };
        const result = await this.#generate(sources, problems, signal);
        if (signal.aborted) return undefined;
        if (result.problems.length === 0 || attempts === 1 || !wasRemoved(sources)) return result;
        this.#hasNewFiles = true;
      }
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  #record({ changed, visiblePages }: RebuildRequest): void {
    const { pages } = this.#options;
    this.#visiblePaths = new Set(visiblePages.map(outputPathOf));
    const files = changed.map((path) => relative(pages, path));
    this.#workspace.pipeline.invalidate(files);
    for (const file of files) this.#changed.add(file);
    const exists = (file: string): boolean => existsSync(join(pages, file));
    const last = this.#last;
    const targets = last ? watchedPaths(last) : [];
    const isModule = (file: string): boolean =>
      last !== undefined &&
      isIn(last.modules.graph, file) &&
      exists(file) &&
      !targets.some((target) => isWithin(join(pages, file), target));
    if (![...this.#changed].every(isModule)) this.#hasNewFiles = true;
  }

  /** Discovers the files again if some may have been added or removed. */
  async #sources(problems: Problem[]): Promise<Sources | undefined> {
    const { pages } = this.#options;
    if (this.#last && !this.#hasNewFiles) return this.#last.sources;
    this.#forgetFileReaders();
    this.#workspace.pipeline.resolveAgain();
    return discoverSources(pages, reportInto(problems, pages));
  }

  /** A page may show a file that it reads while it is rendered. */
  #forgetFileReaders(): void {
    if (!this.#last) {
      this.#fragmentCache.forget(() => true);
      return;
    }
    const { sources, modules } = this.#last;
    const readers = fileReaders(modules.modules);
    const reading = pagesReached(sources, modules.graph, readers).pages.map(({ file }) => file);
    this.#fragmentCache.forget((file) => reading.includes(file));
  }

  async #generate(
    sources: Sources,
    problems: Problem[],
    signal: AbortSignal,
  ): Promise<RebuildResult> {
    const known = this.#known;
    const { store, fingerprints, changed } = this.#tracker.compare(known);
    const isReady = this.#readyPages(problems);
    const write: WriteOutput = (file) => {
      store(file);
      const last = changed.at(-1);
      if (last?.path === file.path && isReady(file)) this.#passOn(last);
    };
    const report = reportInto(problems, this.#options.pages);
    const options = { sources, signal, fragmentCache: this.#fragmentCache };
    const site = await generateSite(this.#workspace, options, write, report);
    if (site) this.#updateRouteTypes(site);
    const warnings = problems.filter(({ isWarning }) => isWarning);
    const faults = problems.filter(({ isWarning }) => !isWarning);
    const graph = site?.modules.graph ?? this.#workspace.pipeline.graph();
    const outside = modulesOutside(graph, this.#options.pages);
    const found = {
      warnings,
      problems: faults,
      alsoRead: [...outside, ...filesNamed(problems), ...(site ? bundledFiles(site) : [])],
      targets: site ? watchedPaths(site) : [],
    };
    if (!site || faults.length > 0 || signal.aborted) return { ...emptyResult, ...found };
    this.#last = site;
    this.#hasNewFiles = false;
    this.#known = new Map(fingerprints);
    this.#changed.clear();
    const removed = [...known.keys()].filter((path) => !fingerprints.has(path));
    return { pages: site.table.routes.size, changed, removed, ...found };
  }

  /** Tells whether a page is shown before the rest of the site. It must not be shown before new files that it requests. */
  #readyPages(problems: readonly Problem[]): (file: OutputFile) => boolean {
    if (!this.#last || this.#hasNewFiles) return () => false;
    return ({ path, contents }) =>
      this.#visiblePaths.has(path) &&
      problems.every(({ isWarning }) => isWarning) &&
      // New assets follow after all pages, and a browser would get a 404 until then.
      (typeof contents !== 'string' ||
        hashedAssetsIn(contents).every((asset) => this.#known.has(asset)));
  }

  /** The server has the page from then on, whatever happens to the rest of the rebuild. */
  #passOn(file: HashedFile): void {
    this.#known.set(file.path, file.fingerprint);
    this.#onPageReady(file);
  }

  /** Unless pages are missing because they could not be loaded. */
  #updateRouteTypes({ table, sources }: GeneratedSite): void {
    const files = new Set([...table.routes.values()].map(({ page }) => page.file));
    const isWhole = sources.pages.every(({ file }) => files.has(file) || file.includes('[slug]'));
    if (isWhole) writeRouteTypes(table, this.#options);
  }
}

function wasRemoved({ folder, pages }: Sources): boolean {
  return pages.some(({ file }) => !existsSync(join(folder, file)));
}

/** The files of problems, and the missing files that messages name: they may be created. */
function filesNamed(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ file, message }) => {
    const [, path] = /"(\.\.?\/[^"]+)"/.exec(message) ?? [];
    return path === undefined ? [file] : [file, resolve(dirname(file), path)];
  });
}

/** The files that style sheets and scripts read. Packages are read again when `package.json` changes. */
function bundledFiles({ output: { styles, scripts } }: GeneratedSite): readonly string[] {
  const files = [...styles.inputs, ...scripts.inputs];
  return files.filter((file) => !isInPackage(file));
}

/** The files and folders that `watchTargets` declares, absolute: for a pattern, the folder in which it begins. */
function watchedPaths({
  definition,
  sources,
}: Pick<Site, 'definition' | 'sources'>): readonly string[] {
  const { watchTargets = [] } = definition;
  return watchTargets.map((target) =>
    resolve(sources.folder, target.replace(/(^|\/)[^/]*[*?[{(].*$/, '')),
  );
}
