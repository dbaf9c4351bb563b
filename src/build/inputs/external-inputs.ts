import { join } from 'node:path';
import { siteFile } from '../../core/sources.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import type { ExternalInputs } from '../../modules/runner/observe.ts';
import { impurePackages } from '../../modules/runner/pure-packages.ts';
import type { GeneratedSite } from '../generate.ts';

/** The inputs of a build outside the site's folder. */
type OutsideInputs =
  | { readonly files: readonly string[] }
  /** Why it is not known what they were: such a build is never reused. */
  | { readonly unknown: string };

/** Absolute paths, unless a module may have read the clock, the network, or the environment. */
export function externalInputs(
  { definition, modules, folder, graph, styles, scripts }: GeneratedSite,
  { files, impure }: ExternalInputs,
): OutsideInputs {
  const packages = impurePackages(modules.packages, definition);
  if (packages.length > 0)
    return {
      unknown: `these packages may read the clock, files, or the network: ${packages.join(', ')}. If they do not, add them to \`purePackages\` in ${siteFile}`,
    };
  if (impure.size > 0) return { unknown: `modules use ${[...impure].join(', ')}` };
  return {
    files: [...modulesOutside(graph, folder), ...styles.inputs, ...scripts.inputs, ...files],
  };
}

/** The modules outside the folder of pages, absolute. */
export function modulesOutside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}
