import type { SiteDefinition } from '../../author/definition/site.ts';

/** Whether a package reads files. The observer records which. */
export function isFilePackage(name: string): boolean {
  return /^(node:)?fs(\/promises)?$/.test(name);
}

/** Whether a package returns the same for the same arguments, on every day and every machine. */
export function isPure(name: string): boolean {
  return /^(react|react-dom|schema-dts)(\/|$)|^(node:)?(path|url|util|buffer|events|readline|stream|string_decoder)(\/promises)?$/.test(
    name,
  );
}

/** The packages that may read the clock, the network, or the environment. */
export function impurePackages(
  packages: Iterable<string>,
  { purePackages = [] }: Pick<SiteDefinition, 'purePackages'>,
): readonly string[] {
  return [...packages].filter(
    (name) => !isPure(name) && !isFilePackage(name) && !purePackages.includes(name),
  );
}
