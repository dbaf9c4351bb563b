import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type CompiledModule, moduleMark } from './compiled-module.ts';
import { type ImportedNames, requireNames } from './imported-names.ts';

/** Evaluates modules, each when it is first required, and again when one that it is made of is another. */
export interface ModuleRunner {
  /** Takes modules in the place of what they were before. */
  readonly put: (modules: readonly CompiledModule[]) => Promise<void>;
  /** What a module exports. Throws what it throws. */
  readonly load: (file: string) => unknown;
  /** Lets a module be evaluated anew, and all that are made of it. */
  readonly forget: (files: readonly string[]) => void;
}

interface Runnable {
  readonly run: (exports: unknown, require: (name: string) => unknown, module: Cell) => void;
  readonly imports: readonly string[];
  readonly names: ImportedNames;
}

interface Cell {
  exports: unknown;
}

export interface ModuleRunnerOptions {
  /** The folder of pages; files are named as seen from it. */
  readonly folder: string;
  /** From here packages are found. */
  readonly cacheFolder: string;
}

export function createModuleRunner({ folder, cacheFolder }: ModuleRunnerOptions): ModuleRunner {
  const runnables = new Map<string, Runnable>();
  const importers = new Map<string, Set<string>>();
  const cells = new Map<string, Cell>();
  const packages = new Map<string, unknown>();
  const requirePackage = createRequire(join(cacheFolder, 'modules.js'));

  /** Evaluated, but the names that they import are not checked yet. */
  const unchecked = new Set<string>();

  const evaluate = (file: string): unknown => {
    const known = cells.get(file);
    if (known) return known.exports;
    const cell: Cell = { exports: {} };
    cells.set(file, cell);
    unchecked.add(file);
    try {
      runnables.get(file)?.run(cell.exports, require, cell);
    } catch (error) {
      cells.delete(file);
      throw error;
    }
    return cell.exports;
  };
  const require = (name: string): unknown =>
    name.startsWith(moduleMark) ? evaluate(name.slice(moduleMark.length)) : packages.get(name);
  /** Modules that import each other export everything only once all of them are evaluated. */
  const load = (file: string): unknown => {
    const exports = evaluate(file);
    for (const each of unchecked) {
      const names = runnables.get(each)?.names ?? {};
      try {
        if (cells.has(each)) requireNames(names, require);
      } catch (error) {
        forget([each]);
        throw error;
      }
      unchecked.delete(each);
    }
    return exports;
  };
  const forget = (files: readonly string[]): void => {
    const all = new Set(files);
    for (const file of all) for (const importer of importers.get(file) ?? []) all.add(importer);
    for (const file of all) cells.delete(file);
  };
  const setImports = (file: string, imports: readonly string[]): void => {
    for (const before of runnables.get(file)?.imports ?? []) importers.get(before)?.delete(file);
    for (const imported of imports) {
      const those = importers.get(imported) ?? new Set();
      importers.set(imported, those.add(file));
    }
  };
  const put = async (modules: readonly CompiledModule[]): Promise<void> => {
    for (const name of new Set(modules.flatMap((module) => module.packages)))
      if (!packages.has(name)) packages.set(name, await importPackage(name, requirePackage));
    for (const { file, code, imports, names } of modules) {
      const parameters = ['exports', 'require', 'module'];
      const run = compileFunction(code, parameters, { filename: join(folder, file) });
      setImports(file, imports);
      runnables.set(file, { run: (...given) => run(...given), imports, names });
    }
    forget(modules.map(({ file }) => file));
  };
  return { put, load, forget };
}

/** React is to be the generator's own; all others are what an import would give. */
async function importPackage(name: string, require: NodeJS.Require): Promise<unknown> {
  if (/^(node:|react(-dom)?(\/|$))/.test(name)) return require(name);
  return { __esModule: true, ...(await import(name)) };
}
