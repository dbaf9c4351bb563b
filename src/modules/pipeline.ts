import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../core/files/output-files.ts';
import type { Report } from '../core/problem.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import { asRecord } from '../core/values.ts';
import {
  type CompiledGraph,
  compileGraph,
  dropUnreached,
  markStale,
  resolveAgain,
} from './compile/compile-graph.ts';
import type { CompiledModule } from './compile/compiled-module.ts';
import { generatorModule, Resolver } from './compile/resolve.ts';
import { atImport } from './errors/locate-import.ts';
import { fileReaders, isSiteFile, type ModuleGraph, viewFrom } from './graph.ts';
import { ModuleRunner } from './runner/runner.ts';
import type { SiteOptions } from './site-options.ts';
import { ModuleStore } from './store.ts';

/** The compiled modules of a site. Pages are evaluated on demand. */
export interface SiteModules {
  readonly graph: ModuleGraph;
  /** By file. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** Images and fonts that modules import. */
  readonly assets: readonly OutputFile[];
  /** Whether a page may name one of these assets, once all pages are rendered. */
  readonly isNamed: (asset: OutputFile) => boolean;
  readonly pages: Promise<PageModules>;
  /** The modules in the folder of pages that have code. */
  readonly code: () => readonly CompiledModule[];
  /** Set if the modules could not be stored for the next command. */
  readonly warning: string | undefined;
}

/** Called for each fact that is read, with the module that is being evaluated, if any. */
export type RecordRead = (name: string, place: string, module: string | undefined) => void;

interface PipelineOptions
  extends Pick<
    SiteOptions,
    | 'pages'
    | 'generatorFolder'
    | 'cacheFolder'
    | 'policy'
    | 'base'
    | 'usesCache'
    | 'mode'
    | 'isPreview'
  > {
  readonly recordRead?: RecordRead | undefined;
  /** Whether modules may change while the pipeline is open. */
  readonly isWatching?: boolean | undefined;
}

/** In `watch`, up to this many modules may change before all are stored again, which takes 20 ms for each 1,000 modules. */
const maxUnsaved = 100;

/** The only way from source files to page modules: compile, store, graph, runner. */
export class ModulePipeline {
  readonly #isWatching: boolean;
  readonly #contextFile: string;
  readonly #compiled: CompiledGraph;
  readonly #runner: ModuleRunner;
  readonly #assets = new WeakMap<CompiledModule, OutputFile>();

  constructor(options: PipelineOptions) {
    const { pages: folder, generatorFolder, isWatching = false } = options;
    const modules = new Map<string, CompiledModule>();
    const runner: ModuleRunner = new ModuleRunner({
      ...{ folder, isWatching, modules },
      constants: constantsOf(options, () => runner.evaluating()),
    });
    this.#isWatching = isWatching;
    this.#contextFile = generatorModule(folder, generatorFolder, 'author/site-context');
    this.#runner = runner;
    this.#compiled = {
      folder,
      store: new ModuleStore(options),
      resolver: new Resolver(options),
      onChanged: (file) => runner.invalidate([file]),
      modules,
      stale: new Set(),
    };
  }

  /** Undefined if there are problems, or if the signal comes first. */
  async load(
    { pages }: Sources,
    report: Report,
    signal?: AbortSignal,
  ): Promise<SiteModules | undefined> {
    const { folder, modules, store } = this.#compiled;
    const located = atImport(report, modules, folder);
    // Every page needs the first two.
    const roots = [this.#contextFile, siteFile, ...pages.map(({ file }) => file)];
    if (!(await compileGraph(this.#compiled, roots, located, signal))) return undefined;
    const { graph, modules: live } = viewFrom(roots, modules);
    dropUnreached(this.#compiled, live);
    const assets = [...live.values()].flatMap((module) => this.#assetOf(module));
    const own = new Set(assets);
    return {
      ...{ graph, modules, assets },
      isNamed: (asset) => !own.has(asset) || this.#runner.isUrlRead(asset.path),
      pages: openPages(this.#runner, this.#contextFile),
      code: () => [...live.values()].filter(({ file, asset }) => !asset && isSiteFile(file)),
      warning: store.save(live, this.#isWatching ? maxUnsaved : 0),
    };
  }

  /** All modules so far, also those of a build that failed. */
  graph(): ModuleGraph {
    const { modules } = this.#compiled;
    return viewFrom([...modules.keys()], modules).graph;
  }

  /** These files may have changed. Only changed modules and their importers are evaluated again. */
  invalidate(files: Iterable<string>): void {
    markStale(this.#compiled, files);
  }

  /** Any file may have changed: imports may have other targets, and modules may read other files. */
  resolveAgain(): void {
    resolveAgain(this.#compiled);
    this.#runner.invalidate(fileReaders(this.#compiled.modules));
  }

  /** Reads each asset once per compiled module. */
  #assetOf(module: CompiledModule): readonly OutputFile[] {
    if (module.asset === undefined) return [];
    const asset = this.#assets.get(module) ?? {
      path: module.asset,
      contents: readFileSync(join(this.#compiled.folder, module.file)),
    };
    this.#assets.set(module, asset);
    return [asset];
  }
}

function constantsOf(
  { policy, base = '', mode, isPreview = false, recordRead }: PipelineOptions,
  evaluating: () => string | undefined,
) {
  return {
    SITE_POLICY: policy,
    SITE_BASE: base,
    SITE_SHOWS_DRAFTS: mode === 'watch' || isPreview,
    SITE_RECORD_READ:
      recordRead && ((name: string, place: string) => recordRead(name, place, evaluating())),
  };
}

type ContextModule = typeof import('../author/site-context.tsx');

/** The modules of a site, each evaluated on demand. */
export interface PageModules {
  /** The context object that the components of the site read. */
  readonly SiteContext: ContextModule['SiteContext'];
  readonly load: (file: string) => Promise<unknown>;
}

/** `contextFile` exports the `SiteContext`. */
async function openPages(runner: ModuleRunner, contextFile: string): Promise<PageModules> {
  const { SiteContext } = (await runner.load(contextFile)) as ContextModule;
  return { SiteContext, load: (file) => loadPage(runner, file) };
}

async function loadPage(runner: ModuleRunner, file: string): Promise<unknown> {
  const wasEvaluated = runner.isEvaluated(file);
  const exports = await runner.load(file);
  if (!wasEvaluated || !file.includes('[slug]') || hasListOfEntries(exports)) return exports;
  runner.invalidate([file]);
  return runner.load(file);
}

/** A list can be iterated again and again; an iterator may be used up. */
function hasListOfEntries(exports: unknown): boolean {
  return Array.isArray(asRecord(exports)['entries']);
}
