/** For each module that a module requires, the names that it takes from it. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the names out of CommonJS code as esbuild prints it. A module that is compiled by itself is
 * not linked, so nobody else notices a name that the imported module does not export.
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

/** Throws where a required module lacks a name that is imported from it. */
export function requireNames(names: ImportedNames, require: (path: string) => unknown): void {
  for (const [path, wanted] of Object.entries(names)) {
    const exports: unknown = require(path);
    const missing = wanted.find((name) => !hasExport(exports, name));
    if (missing !== undefined) throw new Error(`"${path}" has no export named "${missing}".`);
  }
}

function hasExport(exports: unknown, name: string): boolean {
  const object = Object(exports);
  // What is no ES module is its own default.
  return name in object || (name === 'default' && object.__esModule !== true);
}
