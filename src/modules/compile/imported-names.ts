import type { ImportedNames } from './compiled-module.ts';

/**
 * Finds the names that a module imports, in CommonJS code printed by esbuild. Modules are compiled one
 * by one, so esbuild does not report names that the imported module does not export.
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
/** Names with an escaped letter are left unchecked. */
const property = /(?<![\w$.])([\w$]+)\.([\w$]+)(?![\w$\\])/g;

/** The imported names that are not exported. */
export function missingNames(names: readonly string[], exports: unknown): readonly string[] {
  const object = Object(exports);
  // CommonJS without `__esModule` is its own default export.
  const has = (name: string): boolean =>
    name in object || (name === 'default' && object.__esModule !== true);
  return names.filter((name) => !has(name));
}
