/** Packages that return the same for the same arguments, on every day and every machine. */
const purePackage =
  /^(react|react-dom|schema-dts)(\/|$)|^(node:)?(path|url|util|buffer|events|readline|stream|string_decoder)(\/promises)?$/;

/** Packages that read files. The observer records which. */
export const filePackage = /^(node:)?fs(\/promises)?$/;

/** Whether a package reads nothing at all. */
export function isPure(name: string): boolean {
  return purePackage.test(name);
}

/** Whether these packages read nothing but files: neither the network nor the clock. */
export function arePure(packages: Iterable<string>): boolean {
  return [...packages].every((name) => purePackage.test(name) || filePackage.test(name));
}
