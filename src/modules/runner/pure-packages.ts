import type { SiteDefinition } from '../../author/definition/site.ts';

/** Packages that return the same for the same arguments, on every day and every machine. */
const purePackage =
  /^(react|react-dom|schema-dts)(\/|$)|^(node:)?(path|url|util|buffer|events|readline|stream|string_decoder)(\/promises)?$/;

/** Packages that read files. The observer records which. */
export const filePackage = /^(node:)?fs(\/promises)?$/;

/** Whether a package reads nothing at all. */
export function isPure(name: string): boolean {
  return purePackage.test(name);
}

/** The packages that may read the clock, the network, or the environment. */
export function impurePackages(
  packages: Iterable<string>,
  { purePackages = [] }: Pick<SiteDefinition, 'purePackages'>,
): readonly string[] {
  return [...packages].filter(
    (name) => !purePackage.test(name) && !filePackage.test(name) && !purePackages.includes(name),
  );
}
