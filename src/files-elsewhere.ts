import { join } from 'node:path';
import type { MadeSite } from './make-site.ts';
import { filePackage, repeatablePackage } from './model/known-packages.ts';
import type { Outside } from './model/outside.ts';

/**
 * The files that a site was made of besides those in its folder, absolute. Nothing where its
 * modules may have asked for more than files: then nobody knows whether they would do the same again.
 */
export function filesElsewhere(
  { read, graph, styles, scripts }: MadeSite,
  { files, asked }: Outside,
): readonly string[] | undefined {
  const { importers, folder } = read;
  const packages = [...importers.keys()];
  if (!packages.every((name) => repeatablePackage.test(name) || filePackage.test(name)))
    return undefined;
  if (asked.size > 0) return undefined;
  const modules = [...graph.keys()].filter((file) => file.startsWith('../'));
  return [
    ...modules.map((file) => join(folder, file)),
    ...styles.inputs,
    ...scripts.inputs,
    ...files,
  ];
}
