/** Packages that make the same of the same on every day. */
const repeatable =
  /^#authoring$|^(react|react-dom|schema-dts)(\/|$)|^(node:)?(path|url|util|buffer|events|readline|stream|string_decoder)(\/promises)?$/;

/** Those that read files, which is noted. */
export const filePackage = /^(node:)?fs(\/promises)?$/;

/** Whether all that these packages may ask for besides is known: none reads the network or the clock by itself. */
export function areKnown(packages: Iterable<string>): boolean {
  return [...packages].every((name) => repeatable.test(name) || filePackage.test(name));
}
