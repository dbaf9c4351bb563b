import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import type { BuildReuse } from '../core/reuse.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import {
  type CompiledGraph,
  compileGraph,
  dropUnreached,
  markStale,
  resolveAgain,
} from './compile/compile-graph.ts';
import type { CompiledModule } from './compile/compiled-module.ts';
import { createResolver, generatorModule } from './compile/resolve.ts';
import { atImport } from './errors/locate-import.ts';
import { isSiteFile, type ModuleGraph } from './graph.ts';
import { importersOf, viewFrom } from './graph-view.ts';
import { type PageModules, pageModules } from './runner/page-modules.ts';
import { isFilePackage } from './runner/pure-packages.ts';
import { createRunner, type ModuleRunner } from './runner/runner.ts';
import type { SiteOptions } from './site-options.ts';
import { openStore } from './store/store.ts';

/** The compiled modules of a site. Pages are evaluated on demand. */
export interface SiteModules {
  readonly graph: ModuleGraph;
  /** The packages that the site imports, by the specifiers of the imports. */
  readonly packages: ReadonlySet<string>;
  /** Images and fonts that modules import. */
  readonly assets: readonly OutputFile[];
  readonly pages: Promise<PageModules>;
  /** The modules in the folder of pages that have code. */
  readonly code: () => readonly CompiledModule[];
  /** By file. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** Some pages with everything that they import. */
  readonly modulesOf: (sources: Sources) => readonly CompiledModule[];
  readonly reuse: Pick<BuildReuse, 'modules' | 'warning'>;
}

/** Called for each fact that is read, with the module that is being evaluated, if any. */
export type RecordRead = (name: string, place: string, module: string | undefined) => void;

interface PipelineOptions
  extends Pick<
    SiteOptions,
    'pages' | 'generatorFolder' | 'cacheFolder' | 'policy' | 'base' | 'usesCache'
  > {
  readonly recordRead?: RecordRead | undefined;
  /** Whether modules may change while the pipeline is open. */
  readonly isWatching?: boolean | undefined;
}

export type ModulePipeline = ReturnType<typeof createPipeline>;

interface LoadOptions {
  readonly isWanted?: (() => boolean) | undefined;
  /** Called with some pages and their modules as soon as they can be evaluated, unless there was a problem. */
  readonly onCompiled?: ((pages: Sources, modules: readonly CompiledModule[]) => void) | undefined;
}

/** In `watch`, so many modules may change before all are stored again, which takes 20 ms for each 1,000 modules. */
const maxUnsaved = 100;

/** One batch is checked for React warnings while the next one is compiled. */
const pagesPerBatch = 100;

/** The only way from source files to page modules: compile, store, graph, runner. */
export function createPipeline(options: PipelineOptions) {
  const { pages: folder, generatorFolder, isWatching = false } = options;
  const contextFile = generatorModule(folder, generatorFolder, 'author/site-context');
  const store = openStore(options);
  const resolver = createResolver(options);
  const compiled: CompiledGraph = {
    ...{ folder, store, resolver },
    onChanged: (file) => runner.invalidate([file]),
    modules: new Map(),
    stale: new Set(),
    misses: new Map(),
  };
  const { modules, misses } = compiled;
  const runner: ModuleRunner = createRunner({
    ...{ folder, isWatching },
    constants: constantsOf(options, () => runner.evaluating()),
    modules,
  });
  const assetsOf = createAssetReader(compiled);
  /** The modules of pages, which must be compiled before they are loaded. */
  const openPages = () => pageModules(runner, contextFile);
  /** Pages with the modules that every page needs. */
  const rootsOf = (pages: readonly string[]) => [contextFile, siteFile, ...pages];
  const rootsIn = ({ pages }: Sources) => rootsOf(pages.map(({ file }) => file));
  const modulesOf = (some: Sources) => [...viewFrom(rootsIn(some), modules).modules.values()];
  /** Undefined if there are problems, or if the modules are no longer wanted. */
  const load = async (
    sources: Sources,
    report: Report,
    options: LoadOptions = {},
  ): Promise<SiteModules | undefined> => {
    misses.clear();
    const site = { ...options, sources, rootsIn, modulesOf };
    if (!(await compileSite(compiled, site, report))) return undefined;
    runner.invalidateChanging();
    const { graph, modules: live, packages } = viewFrom(rootsIn(sources), modules);
    dropUnreached(compiled, live);
    const warning = store.save(live, isWatching ? maxUnsaved : 0);
    return {
      ...{ graph, packages, modules, pages: openPages(), assets: assetsOf(live) },
      code: () => [...live.values()].filter(({ file, asset }) => !asset && isSiteFile(file)),
      modulesOf,
      reuse: { modules: { total: live.size, misses: new Map(misses) }, warning },
    };
  };
  /** Compiles some files of the loaded site. Resolves to whether there were no problems. */
  const compile = (files: readonly string[]) => compileGraph(compiled, rootsOf(files), () => {});
  return {
    ...{ load, compile, openPages },
    /** These files may have changed. Only changed modules and their importers are evaluated again. */
    invalidate: (files: Iterable<string>): void => markStale(compiled, files),
    /** Any file may have changed: imports may have other targets, and modules may read other files. */
    resolveAgain: (): void => {
      resolveAgain(compiled);
      runner.invalidate(importersOf(modules, isFilePackage));
    },
  };
}

interface CompileOptions extends LoadOptions, Pick<SiteModules, 'modulesOf'> {
  readonly sources: Sources;
  readonly rootsIn: (pages: Sources) => readonly string[];
}

/** Compiles pages in batches, of which the first has none if the site has none. Resolves to whether there were no problems. */
async function compileSite(
  compiled: CompiledGraph,
  { sources, rootsIn, modulesOf, isWanted, onCompiled }: CompileOptions,
  report: Report,
): Promise<boolean> {
  const { pages } = sources;
  const located = atImport(report, compiled.modules, compiled.folder);
  let isValid = true;
  for (let start = 0; start === 0 || start < pages.length; start += pagesPerBatch) {
    const batch = { ...sources, pages: pages.slice(start, start + pagesPerBatch) };
    const isCompiled = await compileGraph(compiled, rootsIn(batch), located, isWanted);
    isValid &&= isCompiled;
    if (isValid) onCompiled?.(batch, modulesOf(batch));
  }
  return isValid;
}

function constantsOf(
  { policy, base = '', recordRead }: PipelineOptions,
  evaluating: () => string | undefined,
) {
  return {
    SITE_POLICY: policy,
    SITE_BASE: base,
    SITE_RECORD_READ:
      recordRead && ((name: string, place: string) => recordRead(name, place, evaluating())),
  };
}

/** Reads each asset once per compiled module. */
function createAssetReader({ folder }: CompiledGraph) {
  const assets = new WeakMap<CompiledModule, OutputFile>();
  const read = (module: CompiledModule): readonly OutputFile[] => {
    if (module.asset === undefined) return [];
    const contents = () => readFileSync(join(folder, module.file));
    const asset = assets.get(module) ?? { path: module.asset, contents: contents() };
    assets.set(module, asset);
    return [asset];
  };
  return (modules: ReadonlyMap<string, CompiledModule>) => [...modules.values()].flatMap(read);
}
