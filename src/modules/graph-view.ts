import { type Sources, siteFile } from '../core/sources.ts';
import { type CompiledModule, filesImportedBy, packageOf } from './compile/compiled-module.ts';
import { type ModuleGraph, reachableFrom } from './graph.ts';

/** The modules and packages that some files import. */
export interface GraphView {
  readonly graph: ModuleGraph;
  /** Packages by the specifier of their import, and the first file of the site that imports each. */
  readonly importers: ReadonlyMap<string, string>;
}

/** Pages with the modules that every page needs. */
export function rootsOf(pages: readonly string[], contextFile: string): readonly string[] {
  return [contextFile, siteFile, ...pages];
}

/** Follows the imports of some files. */
export function viewFrom(
  roots: readonly string[],
  all: ReadonlyMap<string, CompiledModule>,
): GraphView {
  const files = new Set(roots);
  const graph = new Map<string, readonly string[]>();
  const importers = new Map<string, string>();
  for (const file of files) {
    const module = all.get(file);
    const imported = module ? filesImportedBy(module) : [];
    graph.set(file, imported);
    for (const next of imported) files.add(next);
    if (module && !file.startsWith('../')) addPackages(module, importers);
  }
  return { graph, importers };
}

function addPackages({ file, imports }: CompiledModule, importers: Map<string, string>): void {
  for (const [specifier, target] of Object.entries(imports))
    if (packageOf(target) !== undefined && !importers.has(specifier))
      importers.set(specifier, file);
}

/** The compiled modules of a graph. */
export function modulesIn(
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

/** The modules that import such a package. */
export function importersOf(
  modules: ReadonlyMap<string, CompiledModule>,
  isWanted: (packageName: string) => boolean,
): ReadonlySet<string> {
  const importers = [...modules.values()].filter((module) => importsPackage(module, isWanted));
  return new Set(importers.map(({ file }) => file));
}

export function importsPackage(
  { imports }: CompiledModule,
  isWanted: (packageName: string) => boolean,
): boolean {
  return Object.entries(imports).some(
    ([specifier, target]) => packageOf(target) !== undefined && isWanted(specifier),
  );
}

/** The pages that import one of these files, directly or not. */
export function pagesReached(
  sources: Sources,
  graph: ModuleGraph,
  files: ReadonlySet<string>,
): Sources {
  const isReached = ({ file }: { readonly file: string }): boolean =>
    reachableFrom(graph, file).some((module) => files.has(module));
  return { ...sources, pages: sources.pages.filter(isReached) };
}
