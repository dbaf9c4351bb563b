import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import {
  compileGraph,
  createCompiledGraph,
  dropOthers,
  markStale,
  resolveAgain,
} from './compile/compile-graph.ts';
import type { CompiledModule } from './compile/compiled-module.ts';
import { createResolver } from './compile/resolve.ts';
import type { ModuleGraph } from './graph.ts';
import { type GraphView, pagesReached, rootsOf, viewFrom } from './graph-view.ts';
import { pageModules } from './runner/load-page-modules.ts';
import type { PageModules } from './runner/page-modules.ts';
import { createRunner } from './runner/runner.ts';
import type { SiteOptions } from './site-options.ts';
import type { ModuleReuse } from './store/reuse.ts';
import { type ModuleStore, openStore } from './store/store.ts';

/** The modules of a site, compiled. They are evaluated when they are asked for. */
export interface SiteModules {
  readonly graph: ModuleGraph;
  /** Packages by the specifier of their import, and the first file of the site that imports each. */
  readonly importers: ReadonlyMap<string, string>;
  /** Images and fonts that modules import. */
  readonly assets: readonly OutputFile[];
  readonly pages: Promise<PageModules>;
  /** The compiled code of each module in the folder of pages. */
  readonly code: () => Iterable<ModuleCode>;
  /** By file. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** Where they are stored, if they are. */
  readonly packFile: string;
  readonly reuse: ModuleReuse;
}

export interface ModuleCode {
  readonly file: string;
  readonly code: string;
}

export interface PipelineOptions
  extends Pick<
    SiteOptions,
    'pages' | 'generatorFolder' | 'cacheFolder' | 'policy' | 'base' | 'remembers'
  > {
  /** Whether `noteSiteRead` is called for each fact that is read. */
  readonly notesReads?: boolean | undefined;
  /** Whether modules change while the pipeline is open. */
  readonly watches?: boolean | undefined;
}

/** The one way from source files to page modules: compile, store, graph, runner. */
export interface ModulePipeline {
  /** Undefined if something was reported, or if the modules are no longer wanted. */
  readonly load: (
    sources: Sources,
    report: Report,
    isWanted?: () => boolean,
  ) => Promise<SiteModules | undefined>;
  /** Compiles these files, as a part of the site that was loaded. */
  readonly compile: (files: readonly string[]) => Promise<boolean>;
  /** The modules of these pages, which must have been compiled. */
  readonly pagesOf: (sources: Sources) => Promise<PageModules>;
  readonly moduleOf: (file: string) => CompiledModule | undefined;
  /** These files may have changed. Only modules that did are evaluated again, and all that import them. */
  readonly invalidate: (files: Iterable<string>) => void;
  /** Files were added or removed: imports may lead elsewhere. */
  readonly resolveAgain: () => void;
  /** Those of these pages that are made of one of these files. */
  readonly pagesMadeOf: (sources: Sources, files: ReadonlySet<string>) => Sources;
  /** The module that is being evaluated. */
  readonly evaluating: () => string | undefined;
  /** Saves what was compiled, and returns the pack. */
  readonly save: () => string;
  readonly close: () => void;
}

/** So many that esbuild has enough to do, and so few that it needs little memory. */
const filesAtOnce = { build: 100, watch: 25 };

export function createPipeline(options: PipelineOptions): ModulePipeline {
  const { pages: folder, generatorFolder, watches = false, cacheFolder } = options;
  const contextFile = relative(folder, join(generatorFolder, 'author', 'site-context.tsx'));
  const store = openStore({ ...options, folder, keepsCode: watches });
  const resolver = createResolver(folder, store.targets);
  const compiled = createCompiledGraph({
    ...{ folder, store, resolver, filesAtOnce: watches ? filesAtOnce.watch : filesAtOnce.build },
    onChanged: (file) => runner.invalidate([file]),
  });
  const { modules, misses } = compiled;
  const runner = createRunner({
    ...{ folder, cacheFolder, runsAgain: watches, constants: constantsOf(options) },
    modules: { get: (file) => modules.get(file), codeOf: store.codeOf },
  });
  const rootsIn = ({ pages }: Sources) =>
    rootsOf(
      pages.map(({ file }) => file),
      contextFile,
    );
  const pagesOf = (sources: Sources) => pageModules(runner, sources, contextFile);
  const assets = new WeakMap<CompiledModule, OutputFile>();
  let view: GraphView | undefined;
  let roots: readonly string[] = [];
  let shape = -1;

  const viewNow = (): GraphView => {
    if (!view || shape !== compiled.shape.changes) view = viewFrom(roots, modules);
    shape = compiled.shape.changes;
    return view;
  };
  const assetOf = (module: CompiledModule | undefined): readonly OutputFile[] => {
    if (module?.asset === undefined) return [];
    const asset = assets.get(module) ?? {
      path: module.asset,
      contents: readFileSync(join(folder, module.file)),
    };
    assets.set(module, asset);
    return [asset];
  };
  const load: ModulePipeline['load'] = async (sources, report, isWanted = () => true) => {
    misses.clear();
    const rootsNow = rootsIn(sources);
    if (rootsNow.join('\n') !== roots.join('\n')) view = undefined;
    roots = rootsNow;
    if (!(await compileGraph(compiled, roots, report, isWanted))) return undefined;
    runner.invalidate(runner.changing);
    const { graph, importers } = viewNow();
    if (!watches) save();
    return {
      ...{ graph, importers, modules, packFile: store.packFile, pages: pagesOf(sources) },
      assets: [...graph.keys()].flatMap((file) => assetOf(modules.get(file))),
      code: () => codeIn(graph.keys(), modules, store),
      reuse: { modules: modulesIn(graph, modules).size, misses: new Map(misses) },
    };
  };
  const save = (): string => {
    const { graph } = viewNow();
    dropOthers(compiled, graph);
    store.save(modulesIn(graph, modules), resolver.found());
    return store.packFile;
  };
  return {
    load,
    compile: (files) =>
      compileGraph(
        compiled,
        rootsOf(files, contextFile),
        () => {},
        () => true,
      ),
    pagesOf,
    moduleOf: (file) => modules.get(file),
    invalidate: (files) => markStale(compiled, files),
    resolveAgain: () => resolveAgain(compiled),
    pagesMadeOf: (sources, files) => pagesReached(sources, viewNow().graph, files),
    evaluating: runner.evaluating,
    save,
    close: store.close,
  };
}

function constantsOf({ policy, base = '', notesReads = false }: PipelineOptions) {
  return { SITE_POLICY: policy, SITE_BASE: base, SITE_NOTES_READS: notesReads };
}

function modulesIn(
  graph: ModuleGraph,
  modules: ReadonlyMap<string, CompiledModule>,
): ReadonlyMap<string, CompiledModule> {
  const live = new Map<string, CompiledModule>();
  for (const file of graph.keys()) {
    const module = modules.get(file);
    if (module) live.set(file, module);
  }
  return live;
}

function* codeIn(
  files: Iterable<string>,
  modules: ReadonlyMap<string, CompiledModule>,
  { codeOf }: ModuleStore,
): Iterable<ModuleCode> {
  for (const file of files) {
    const module = modules.get(file);
    if (module && module.asset === undefined && !file.startsWith('../'))
      yield { file, code: codeOf(file) };
  }
}
