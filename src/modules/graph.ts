import { join } from 'node:path';
import type { Sources } from '../core/sources.ts';
import { type CompiledModule, filesImportedBy, packageOf } from './compile/compiled-module.ts';

/** The files that each file imports, in the order of the import statements. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const found = new WeakMap<ModuleGraph, Map<string, readonly string[]>>();

/** A file and its direct and indirect imports, in the order of evaluation. */
export function reachableFrom(graph: ModuleGraph, file: string): readonly string[] {
  const byFile = found.get(graph) ?? new Map<string, readonly string[]>();
  found.set(graph, byFile);
  const known = byFile.get(file) ?? walk(graph, file);
  byFile.set(file, known);
  return known;
}

/** Whether a file is a module or is imported by one. */
export function isIn(graph: ModuleGraph, file: string): boolean {
  return graph.has(file) || [...graph.values()].some((imports) => imports.includes(file));
}

function walk(graph: ModuleGraph, file: string): readonly string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const imported of graph.get(path) ?? []) visit(imported);
    order.push(path);
  };
  visit(file);
  return order;
}

/** The shortest way from a file through its imports back to itself; empty if there is none. */
export function cycleThrough(graph: ModuleGraph, file: string): readonly string[] {
  const paths = (graph.get(file) ?? []).map((imported) => [file, imported]);
  const seen = new Set<string>();
  for (const path of paths) {
    const last = path.at(-1) ?? '';
    if (last === file) return path;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const imported of graph.get(last) ?? []) paths.push([...path, imported]);
  }
  return [];
}

/** Whether a module is in the folder of pages, and not one that the generator adds. */
export function isSiteFile(file: string): boolean {
  return !file.startsWith('../');
}

/** The modules outside the folder of pages, absolute. */
export function modulesOutside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}

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
