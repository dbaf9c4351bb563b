import type { ImportedNames } from './compiled-module.ts';

/**
 * Reads the names out of CommonJS code as esbuild prints it. A module that is compiled by itself is
 * not linked, so no one else notices a name that the imported module does not export.
 */
export function importedNames(code: string): ImportedNames {
  const variables = new Map<string, string>();
  for (const [, variable = '', path = ''] of code.matchAll(requireCall))
    variables.set(variable, path);
  const names = new Map<string, Set<string>>();
  for (const [, variable = '', name = ''] of code.matchAll(property)) {
    const path = variables.get(variable);
    if (path !== undefined) names.set(path, (names.get(path) ?? new Set()).add(name));
  }
  return Object.fromEntries([...names].map(([path, set]) => [path, [...set]]));
}

const requireCall = /^var ([\w$]+) = (?:__toESM\()?require\("([^"]+)"\)/gm;
/** Not names with an escaped letter: those are left unchecked. */
const property = /(?<![\w$.])([\w$]+)\.([\w$]+)(?![\w$\\])/g;

/** The names that one module takes from another and that the other one does not export. */
export function missingNames(names: readonly string[], exports: unknown): readonly string[] {
  const object = Object(exports);
  // CommonJS without `__esModule` is its own default export.
  const has = (name: string): boolean =>
    name in object || (name === 'default' && object.__esModule !== true);
  return names.filter((name) => !has(name));
}
