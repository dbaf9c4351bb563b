import { join } from 'node:path';
import type { ModuleGraph } from '../../modules/graph.ts';
import type { ExternalInputs } from '../../modules/runner/observe.ts';
import { arePure } from '../../modules/runner/pure-packages.ts';
import type { GeneratedSite } from '../generate.ts';

/**
 * Absolute paths of the inputs outside the site's folder. Undefined if a module may have read the
 * clock, the network, or the environment: such a build is never reused.
 */
export function externalInputs(
  { loaded, graph, styles, scripts }: GeneratedSite,
  { files, impure }: ExternalInputs,
): readonly string[] | undefined {
  const { modules, folder } = loaded;
  if (impure.size > 0 || !arePure(modules.importers.keys())) return undefined;
  return [...modulesOutside(graph, folder), ...styles.inputs, ...scripts.inputs, ...files];
}

/** The modules outside the folder of pages, absolute. */
export function modulesOutside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}
