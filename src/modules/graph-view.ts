import type { Sources } from '../core/sources.ts';
import { type CompiledModule, filesImportedBy, packageOf } from './compile/compiled-module.ts';
import { type ModuleGraph, reachableFrom } from './graph.ts';

/** The modules and packages that some files import. */
interface GraphView {
  readonly graph: ModuleGraph;
  /** The compiled ones. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** The packages that the site imports, by the specifiers of the imports. */
  readonly packages: ReadonlySet<string>;
}

/** Follows the imports of some files. */
export function viewFrom(
  roots: readonly string[],
  all: ReadonlyMap<string, CompiledModule>,
): GraphView {
  const files = new Set(roots);
  const graph = new Map<string, readonly string[]>();
  const modules = new Map<string, CompiledModule>();
  const packages = new Set<string>();
  for (const file of files) {
    const module = all.get(file);
    const imported = module ? filesImportedBy(module) : [];
    graph.set(file, imported);
    for (const next of imported) files.add(next);
    if (module) modules.set(file, module);
    if (module && !file.startsWith('../'))
      for (const specifier of packagesOf(module)) packages.add(specifier);
  }
  return { graph, modules, packages };
}

function packagesOf({ imports }: CompiledModule): readonly string[] {
  return Object.entries(imports).flatMap(([specifier, target]) =>
    packageOf(target) === undefined ? [] : specifier,
  );
}

/** The modules that import such a package, by the specifier of the import. */
export function importersOf(
  modules: ReadonlyMap<string, CompiledModule>,
  isWanted: (specifier: string) => boolean,
): ReadonlySet<string> {
  const importers = [...modules.values()].filter((module) => packagesOf(module).some(isWanted));
  return new Set(importers.map(({ file }) => file));
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
