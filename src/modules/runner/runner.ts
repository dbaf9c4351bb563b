import {
  type CompiledModule,
  filesImportedBy,
  type ImportTarget,
  isSheet,
  packageOf,
  packageTarget,
} from '../compile/compiled-module.ts';
import { missingNames } from '../compile/imported-names.ts';
import { type BuildConstants, type ModuleFunction, type Require, toFunction } from './evaluate.ts';
import { changingReads, installObserver } from './observe.ts';
import { createPackages } from './packages.ts';

/** Evaluates modules, each once until it is invalidated. */
export interface ModuleRunner {
  /** What a module exports. Rejects with what it throws, or with a MissingExports. */
  readonly load: (file: string) => Promise<unknown>;
  readonly isEvaluated: (file: string) => boolean;
  /** The next load evaluates these files again, and every module that imports them. */
  readonly invalidate: (files: Iterable<string>) => void;
  /** The module whose code is running, if one is being evaluated. */
  readonly evaluating: () => string | undefined;
  /** Modules that read the clock, chance or the network while they were evaluated. */
  readonly changing: ReadonlySet<string>;
}

/** Where a runner finds its modules. */
export interface ModuleSource {
  readonly get: (file: string) => CompiledModule | undefined;
  readonly codeOf: (file: string) => string;
}

export interface RunnerOptions {
  /** The folder of pages; files are relative to it. */
  readonly folder: string;
  /** Packages are found from here. */
  readonly cacheFolder: string;
  readonly modules: ModuleSource;
  readonly constants: BuildConstants;
  /** Whether functions are kept to run a second time. */
  readonly runsAgain?: boolean | undefined;
}

/** A name that a module imports and that is not exported. */
export interface MissingExport {
  readonly file: string;
  readonly specifier: string;
  readonly target: ImportTarget;
  readonly name: string;
}

/** Thrown in the place of what would be `undefined`. */
export class MissingExports extends Error {
  readonly missing: readonly MissingExport[];
  constructor(missing: readonly MissingExport[]) {
    super(missing.map(({ target, name }) => `${target} has no export ${name}.`).join('\n'));
    this.missing = missing;
  }
}

interface Cell {
  exports: unknown;
}

export function createRunner(options: RunnerOptions): ModuleRunner {
  const { folder, modules, constants, runsAgain } = options;
  installObserver();
  const packages = createPackages(options.cacheFolder);
  const cells = new Map<string, Cell>();
  const functions = new Map<string, { module: CompiledModule; run: ModuleFunction }>();
  const importers = new Map<string, Set<string>>();
  /** Their packages are loaded, and so are those of all that they import. */
  const prepared = new Set<string>();
  /** Evaluated, but the names that they import are not checked yet. */
  const unchecked = new Set<string>();
  const changing = new Set<string>();
  const running: string[] = [];

  const functionOf = (module: CompiledModule): ModuleFunction => {
    const known = functions.get(module.file);
    if (known?.module === module) return known.run;
    const run = toFunction(module.file, modules.codeOf(module.file), folder, constants);
    if (runsAgain) functions.set(module.file, { module, run });
    return run;
  };
  const requireFor =
    ({ file, imports }: CompiledModule): Require =>
    (specifier) => {
      // A name that is computed as the module runs is known to Node at most.
      const target = imports[specifier] ?? packageTarget(specifier);
      const name = packageOf(target);
      if (name === undefined) return evaluate(target).exports;
      return packages.get(name, file, specifier);
    };
  const run = (module: CompiledModule, cell: Cell): unknown => {
    const before = changingReads();
    running.push(module.file);
    try {
      return functionOf(module)(cell.exports, requireFor(module), cell);
    } finally {
      running.pop();
      if (changingReads() > before) changing.add(module.file);
    }
  };
  const start = (file: string): { readonly cell: Cell; readonly done: unknown } => {
    const cell: Cell = { exports: {} };
    cells.set(file, cell);
    const module = isSheet(file) ? undefined : modules.get(file);
    if (!module) return { cell, done: undefined };
    if (module.asset !== undefined) {
      cell.exports = `${constants.SITE_BASE}/${module.asset}`;
      return { cell, done: undefined };
    }
    unchecked.add(file);
    try {
      return { cell, done: run(module, cell) };
    } catch (error) {
      cells.delete(file);
      throw error;
    }
  };
  const evaluate = (file: string): Cell => cells.get(file) ?? start(file).cell;

  /** Loads packages, and evaluates what waits for something before what imports it. */
  const prepare = async (file: string): Promise<void> => {
    if (prepared.has(file)) return;
    prepared.add(file);
    const module = modules.get(file);
    if (!module) return;
    for (const imported of filesImportedBy(module)) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
      if (!prepared.has(imported)) await prepare(imported);
    }
    await packages.load(Object.values(module.imports).flatMap((target) => packageOf(target) ?? []));
    if (module.isAsync && !cells.has(file)) await start(file).done;
  };
  const check = (): void => {
    const missing = [...unchecked].flatMap((file) => missingFrom(file));
    unchecked.clear();
    if (missing.length === 0) return;
    invalidate(missing.map(({ file }) => file));
    throw new MissingExports(missing);
  };
  const missingFrom = (file: string): readonly MissingExport[] => {
    const module = modules.get(file);
    return Object.entries(module?.names ?? {}).flatMap(([specifier, names]) => {
      const target = module?.imports[specifier];
      const exports = target === undefined ? undefined : exportsOf(target);
      if (target === undefined || !exports) return [];
      return missingNames(names, exports.value).map((name) => ({ file, specifier, target, name }));
    });
  };
  /** Undefined if it could not be loaded, which its importers report. */
  const exportsOf = (target: ImportTarget): { readonly value: unknown } | undefined => {
    const name = packageOf(target);
    if (name !== undefined)
      return packages.has(name) ? { value: packages.get(name, '', name) } : undefined;
    const cell = cells.get(target);
    return cell && { value: cell.exports };
  };
  const loadNow = async (file: string): Promise<unknown> => {
    try {
      await prepare(file);
      return evaluate(file).exports;
    } catch (error) {
      invalidate([file]);
      throw error;
    } finally {
      // What is missing explains what else was thrown.
      check();
    }
  };
  let queue: Promise<unknown> = Promise.resolve();
  const load: ModuleRunner['load'] = (file) => {
    const loading = queue.then(() => loadNow(file));
    queue = loading.catch(() => {});
    return loading;
  };
  const invalidate: ModuleRunner['invalidate'] = (files) => {
    const all = new Set(files);
    for (const file of all) for (const importer of importers.get(file) ?? []) all.add(importer);
    for (const file of all) {
      cells.delete(file);
      prepared.delete(file);
      changing.delete(file);
    }
  };
  return {
    load,
    isEvaluated: (file) => cells.has(file),
    invalidate,
    evaluating: () => running.at(-1),
    changing,
  };
}
