import type { Sources } from '../core/sources.ts';
import { type CompiledModule, filesImportedBy, packageOf } from './compile/compiled-module.ts';
import { type ModuleGraph, reachableFrom } from './graph.ts';

/** The modules and packages that some files import. */
interface GraphView {
  readonly graph: ModuleGraph;
  /** The compiled ones. */
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** Packages by the specifier of their import, and the first file of the site that imports each. */
  readonly importers: ReadonlyMap<string, string>;
}

/** Follows the imports of some files. */
export function viewFrom(
  roots: readonly string[],
  all: ReadonlyMap<string, CompiledModule>,
): GraphView {
  const files = new Set(roots);
  const graph = new Map<string, readonly string[]>();
  const modules = new Map<string, CompiledModule>();
  const importers = new Map<string, string>();
  for (const file of files) {
    const module = all.get(file);
    const imported = module ? filesImportedBy(module) : [];
    graph.set(file, imported);
    for (const next of imported) files.add(next);
    if (module) modules.set(file, module);
    if (module && !file.startsWith('../')) addPackages(module, importers);
  }
  return { graph, modules, importers };
}

function addPackages({ file, imports }: CompiledModule, importers: Map<string, string>): void {
  for (const [specifier, target] of Object.entries(imports))
    if (packageOf(target) !== undefined && !importers.has(specifier))
      importers.set(specifier, file);
}

/** The modules that import such a package, by the specifier of the import. */
export function importersOf(
  modules: ReadonlyMap<string, CompiledModule>,
  isWanted: (specifier: string) => boolean,
): ReadonlySet<string> {
  const isImporter = ({ imports }: CompiledModule): boolean =>
    Object.entries(imports).some(
      ([specifier, target]) => packageOf(target) !== undefined && isWanted(specifier),
    );
  return new Set([...modules.values()].filter(isImporter).map(({ file }) => file));
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
