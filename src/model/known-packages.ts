/** Packages that make the same of the same on every day. */
export const repeatablePackage =
  /^#authoring$|^(react|react-dom|schema-dts)(\/|$)|^(node:)?(path|url|util|buffer|events|readline|stream|string_decoder)(\/promises)?$/;

/** Those that read files. */
export const filePackage = /^(node:)?fs(\/promises)?$/;
