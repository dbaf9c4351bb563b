import { join, relative } from 'node:path';
import type { Report } from '../core/problems/problem.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import type { PageBundle, PageBundler } from './bundle-pages.ts';
import { compileModules } from './compile-modules.ts';
import type { CompiledModule } from './compiled-module.ts';
import { type ModuleGraph, reachableFrom, subgraph } from './graph.ts';
import type { PageModules } from './page-modules.ts';
import { createModuleRunner } from './run-modules.ts';
import { runPages } from './run-pages.ts';
import type { SiteOptions } from './site-options.ts';

/** Keeps every module of a site compiled and evaluated; only what is another than before is so anew. */
export interface QuickBundler {
  /** This file is another than before. */
  readonly outdate: (file: string) => void;
  /** Compiles what these files and the site's own are made of, as far as need be; whether it could be. */
  readonly compile: (files: readonly string[], report: Report) => Promise<boolean>;
  /** A bundler of these pages. It gives up, and keeps what it has, once nobody wants it. */
  readonly of: (sources: Sources, isWanted?: () => boolean) => Pick<PageBundler, 'bundle'>;
  /** The modules of these pages, evaluated when they are asked for: they must have been compiled. */
  readonly modulesOf: (sources: Sources) => PageModules;
  /** Whether these files are modules that import what they do in a graph, and are nothing but code. */
  readonly isAsIn: (graph: ModuleGraph, files: Iterable<string>) => boolean;
  /** The pages that are made of one of these files. */
  readonly pagesOf: (sources: Sources, files: readonly string[]) => Sources;
  /** What these pages are made of, for somebody else to run; what was handed over before is left out. */
  readonly handOver: (sources: Sources) => HandedModules;
}

/** Modules that are to take the place of what they were before, and the one that holds the context. */
export interface HandedModules {
  readonly contextFile: string;
  readonly modules: readonly CompiledModule[];
}

/** So many that a compiler has enough to do, and so few that who waits for them need not wait long. */
const modulesAtOnce = 25;

export function createQuickBundler(options: SiteOptions): QuickBundler {
  const { pages: folder, generatorFolder, cacheFolder, policy, base } = options;
  const contextFile = relative(folder, join(generatorFolder, 'author', 'site-context.tsx'));
  const modules = new Map<string, CompiledModule>();
  const resolved = new Map<string, string>();
  const runner = createModuleRunner({ folder, cacheFolder });
  const outdated = new Set<string>();
  const handedOver = new Set<string>();
  /** Of the pages that were bundled last; none once a module imports something else. */
  let bundled: { readonly sources: Sources; readonly graph: ModuleGraph } | undefined;

  const keep = (module: CompiledModule): void => {
    const { file, imports } = module;
    if (!isSame(modules.get(file)?.imports, imports)) bundled = undefined;
    modules.set(file, module);
    outdated.delete(file);
    handedOver.delete(file);
  };
  /** What is to be compiled before anybody knows what else is. */
  const missingFrom = (roots: readonly string[]): readonly string[] => {
    const seen = new Set(roots);
    const isMissing = (file: string): boolean => !modules.has(file) || outdated.has(file);
    for (const file of seen)
      if (!isMissing(file))
        for (const imported of modules.get(file)?.imports ?? [])
          if (!isSheet(imported)) seen.add(imported);
    return [...seen].filter(isMissing);
  };
  const compileAll = async (
    roots: readonly string[],
    report: Report,
    isWanted = () => true,
  ): Promise<boolean> => {
    for (let missing = missingFrom(roots); missing.length > 0; missing = missingFrom(roots)) {
      const files = missing.slice(0, modulesAtOnce);
      const made =
        isWanted() && (await compileModules({ folder, policy, base, files, resolved }, report));
      if (!made) return false;
      await runner.put(made);
      made.forEach(keep);
    }
    return true;
  };
  const rootsOf = (files: readonly string[]): readonly string[] => [
    contextFile,
    siteFile,
    ...files,
  ];
  const pageFilesOf = ({ pages }: Sources): readonly string[] => pages.map(({ file }) => file);
  const graphOf = (sources: Sources): ModuleGraph => {
    if (bundled?.sources === sources) return bundled.graph;
    const whole = new Map([...modules.values()].map(({ file, imports }) => [file, imports]));
    bundled = { sources, graph: subgraph(whole, rootsOf(pageFilesOf(sources))) };
    return bundled.graph;
  };

  const modulesOf = (sources: Sources): PageModules => runPages(runner, sources, contextFile);
  const toBundle = (sources: Sources): PageBundle => {
    const graph = graphOf(sources);
    return {
      // Nobody reads what was evaluated already, but for a rule that only `site check` asks.
      code: '',
      graph,
      importers: new Map(),
      assets: [...graph.keys()].flatMap((file) => modules.get(file)?.assets ?? []),
      modules: modulesOf(sources),
    };
  };
  return {
    outdate: (file) => outdated.add(file),
    compile: (files, report) => compileAll(rootsOf(files), report),
    of: (sources, isWanted) => ({
      bundle: async (report) => {
        const roots = rootsOf(pageFilesOf(sources));
        return (await compileAll(roots, report, isWanted)) ? toBundle(sources) : undefined;
      },
    }),
    modulesOf,
    isAsIn: (graph, files) =>
      [...files].every((file) => {
        const module = modules.get(file);
        const imports = graph.get(file)?.filter(isFile);
        return module?.assets.length === 0 && isSame(imports, module.imports);
      }),
    pagesOf: (sources, files) => {
      const graph = graphOf(sources);
      const isMade = ({ file }: { readonly file: string }): boolean =>
        reachableFrom(graph, file).some((module) => files.includes(module));
      return { ...sources, pages: sources.pages.filter(isMade) };
    },
    handOver: (sources) => {
      const graph = subgraph(graphOf(sources), rootsOf(pageFilesOf(sources)));
      const files = [...graph.keys()].filter((file) => !handedOver.has(file));
      for (const file of files) handedOver.add(file);
      const handed = files.flatMap((file) => modules.get(file) ?? []);
      return { contextFile, modules: handed.map((module) => ({ ...module, assets: [] })) };
    },
  };
}

function isSame(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && other.every((file, index) => file === one[index]);
}

/** A bundler may have made modules of its own: `required:react`. */
function isFile(name: string): boolean {
  return !/^[\w-]{2,}:/.test(name);
}

function isSheet(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css');
}
