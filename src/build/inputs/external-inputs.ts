import { join } from 'node:path';
import type { ModuleGraph } from '../../modules/graph.ts';
import type { ExternalInputs } from '../../modules/runner/observe.ts';
import { arePure } from '../../modules/runner/pure-packages.ts';
import type { GeneratedSite } from '../generate.ts';

/**
 * The files that a site was made of besides those in its folder, absolute. Nothing where its
 * modules may have asked for more than files: then nobody knows whether they would do the same again.
 */
export function externalInputs(
  { read, graph, styles, scripts }: GeneratedSite,
  { files, impure }: ExternalInputs,
): readonly string[] | undefined {
  const { modules, folder } = read;
  if (impure.size > 0 || !arePure(modules.importers.keys())) return undefined;
  return [...modulesOutside(graph, folder), ...styles.inputs, ...scripts.inputs, ...files];
}

/** Modules that lie outside the folder of pages, absolute. */
export function modulesOutside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}
