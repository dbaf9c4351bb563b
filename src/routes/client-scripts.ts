import type { OutputFile } from '../core/files/output-files.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import { type ModuleGraph, reachableFrom } from '../modules/graph.ts';

/** The bundled client scripts and islands of a site. */
export interface ClientScripts {
  readonly files: readonly OutputFile[];
  /** The URL of the script for each set of client files, by `keyOf(set)`. */
  readonly urlBySet: ReadonlyMap<string, string>;
  /** The URL of each island's module, by the island's name. */
  readonly urlByIsland: ReadonlyMap<string, string>;
  /** The URLs that each file imports, such as the chunk that islands share. */
  readonly importsByUrl: ReadonlyMap<string, readonly string[]>;
  /** The source files, absolute. */
  readonly inputs: readonly string[];
}

/** Client files that always run together, and are bundled as one. */
export type ScriptSet = readonly string[];

/** The member of a set for the code that loads islands. */
export const islandLoader = 'island-loader';

export function keyOf(set: ScriptSet): string {
  return set.join('\n');
}

/**
 * The client files of a page: `x.client.ts` for every `x.tsx` among the modules of the layout and its
 * own. The page asks for all of them at once; pages with the same ones share the script.
 */
export function pageSet(file: string, graph: ModuleGraph, sources: Sources): ScriptSet {
  return [...new Set([siteFile, file].flatMap((module) => setOf(module, graph, sources)))];
}

function setOf(file: string, graph: ModuleGraph, sources: Sources): ScriptSet {
  if (sources.clientFiles.length + sources.islandFiles.length === 0) return [];
  const modules = new Set(reachableFrom(graph, file).map(withoutExtension));
  const scripts = sources.clientFiles.filter((script) =>
    modules.has(withoutExtension(script).replace(/\.client$/, '')),
  );
  const hasIsland = sources.islandFiles.some((script) => modules.has(componentOf(script)));
  return hasIsland ? [...scripts, islandLoader] : scripts;
}

/** The names of the islands that a file or one of its modules can render. */
export function islandsAmong(
  file: string,
  graph: ModuleGraph,
  sources: Sources,
): readonly string[] {
  const modules = new Set(reachableFrom(graph, file).map(withoutExtension));
  return sources.islandFiles.filter((script) => modules.has(componentOf(script))).map(islandName);
}

/** `_islands/contact-form/contact-form.island.ts` -> `contact-form`. */
export function islandName(file: string): string {
  return componentOf(file).replace(/^.*\//, '');
}

/** `_widgets/contact-form.island.ts` -> `_widgets/contact-form`. */
function componentOf(islandFile: string): string {
  return withoutExtension(islandFile).replace(/\.island$/, '');
}

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
