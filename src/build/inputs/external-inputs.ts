import type { Outside } from '../../modules/observe.ts';
import { modulesOutside } from '../../modules/overhear-bundler.ts';
import { areKnown } from '../../modules/pure-packages.ts';
import type { GeneratedSite } from '../generate.ts';

/**
 * The files that a site was made of besides those in its folder, absolute. Nothing where its
 * modules may have asked for more than files: then nobody knows whether they would do the same again.
 */
export function externalInputs(
  { read, graph, styles, scripts }: GeneratedSite,
  { files, asked }: Outside,
): readonly string[] | undefined {
  const { importers, folder } = read;
  if (asked.size > 0 || !areKnown(importers.keys())) return undefined;
  return [...modulesOutside(graph, folder), ...styles.inputs, ...scripts.inputs, ...files];
}
