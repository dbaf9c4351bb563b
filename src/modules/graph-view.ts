import type { Sources } from '../core/sources.ts';
import { type CompiledModule, filesImportedBy, packageOf } from './compile/compiled-module.ts';
import { type ModuleGraph, reachableFrom } from './graph.ts';

/** The modules and packages that some files import. */
interface GraphView {
  readonly graph: ModuleGraph;
  /** The compiled ones. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
}

/** Follows the imports of some files. */
export function viewFrom(
  roots: readonly string[],
  all: ReadonlyMap<string, CompiledModule>,
): GraphView {
  const files = new Set(roots);
  const graph = new Map<string, readonly string[]>();
  const modules = new Map<string, CompiledModule>();
  for (const file of files) {
    const module = all.get(file);
    const imported = module ? filesImportedBy(module) : [];
    graph.set(file, imported);
    for (const next of imported) files.add(next);
    if (module) modules.set(file, module);
  }
  return { graph, modules };
}

/** The modules that import `node:fs`: what they export may depend on any file. */
export function fileReaders(modules: ReadonlyMap<string, CompiledModule>): ReadonlySet<string> {
  const readers = [...modules.values()].filter(({ imports }) =>
    Object.values(imports).some((target) =>
      /^(node:)?fs(\/promises)?$/.test(packageOf(target) ?? ''),
    ),
  );
  return new Set(readers.map(({ file }) => file));
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
