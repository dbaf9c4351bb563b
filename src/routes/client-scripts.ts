import type { OutputFile } from '../core/files/output-file.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import type { ModuleGraph } from '../modules/graph.ts';
import { reachableFrom } from '../modules/graph.ts';

/** The browser files of a site as bundled. */
export interface ClientScripts {
  readonly files: readonly OutputFile[];
  /** URL of the one script for each set of browser files, by `keyOf(set)`. */
  readonly urlBySet: ReadonlyMap<string, string>;
  /** URL of an island's module by its name. */
  readonly urlByIsland: ReadonlyMap<string, string>;
  /** The URLs that each file imports: the chunk that islands share. */
  readonly importsByUrl: ReadonlyMap<string, readonly string[]>;
  /** The files that they were made of, absolute. */
  readonly inputs: readonly string[];
}

export const noClientScripts: ClientScripts = {
  files: [],
  urlBySet: new Map(),
  urlByIsland: new Map(),
  importsByUrl: new Map(),
  inputs: [],
};

/** Browser files that always run together are bundled as one. */
export type ScriptSet = readonly string[];

/** Stands in a set for the code that wakes islands. */
export const islandLoader = 'island-loader';

export function keyOf(set: ScriptSet): string {
  return set.join('\n');
}

/** What runs on every page because the frame's modules ask for it. */
export function frameSet(graph: ModuleGraph, sources: Sources): ScriptSet {
  return setOf(siteFile, graph, sources);
}

/** What a page adds to the frame's set: `x.client.ts` for every `x.tsx` among its modules. */
export function pageSet(file: string, graph: ModuleGraph, sources: Sources): ScriptSet {
  const inFrame = new Set(frameSet(graph, sources));
  return setOf(file, graph, sources).filter((script) => !inFrame.has(script));
}

function setOf(file: string, graph: ModuleGraph, sources: Sources): ScriptSet {
  const modules = new Set(reachableFrom(graph, file).map(withoutEnding));
  const scripts = sources.clientFiles.filter((script) =>
    modules.has(withoutEnding(script).replace(/\.client$/, '')),
  );
  const hasIsland = sources.islandFiles.some((script) => modules.has(besideIsland(script)));
  return hasIsland ? [...scripts, islandLoader] : scripts;
}

/** Names of the islands that a file or one of its modules can show. */
export function islandsAmong(
  file: string,
  graph: ModuleGraph,
  sources: Sources,
): readonly string[] {
  const modules = new Set(reachableFrom(graph, file).map(withoutEnding));
  return sources.islandFiles.filter((script) => modules.has(besideIsland(script))).map(islandName);
}

/** `_islands/contact-form.island.ts` -> `contact-form`. */
export function islandName(file: string): string {
  return besideIsland(file).replace(/^.*\//, '');
}

function besideIsland(file: string): string {
  return withoutEnding(file).replace(/\.island$/, '');
}

function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
