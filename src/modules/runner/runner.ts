import {
  type CompiledModule,
  filesImportedBy,
  isSheet,
  packageOf,
  packageTarget,
} from '../compile/compiled-module.ts';
import { type BuildConstants, type ModuleFunction, type Require, toFunction } from './evaluate.ts';
import { MissingExports, missingExportsOf } from './missing-exports.ts';
import { createPackages, type Packages } from './packages.ts';
import { observeReact } from './react.ts';

export type ModuleRunner = ReturnType<typeof createRunner>;

interface RunnerOptions {
  /** The folder of pages. Files are relative to it. */
  readonly folder: string;
  readonly modules: ReadonlyMap<string, CompiledModule>;
  readonly constants: BuildConstants;
  /** Whether modules may be evaluated again, so that their functions are worth keeping. */
  readonly isWatching?: boolean | undefined;
}

interface Cell {
  exports: object;
}

interface RunnerState extends RunnerOptions {
  readonly packages: Packages;
  /** The evaluated modules, and those that are being evaluated. */
  readonly cells: Map<string, Cell>;
  readonly functions: Map<
    string,
    { readonly module: CompiledModule; readonly run: ModuleFunction }
  >;
  readonly importers: Map<string, Set<string>>;
  /** Modules whose packages are loaded, as are those of all modules that they import. */
  readonly prepared: Set<string>;
  /** Evaluated modules whose imported names are not checked yet. */
  readonly unchecked: Set<string>;
  readonly running: string[];
}

/** Evaluates each module once until it is invalidated. */
export function createRunner(options: RunnerOptions) {
  observeReact();
  const runner: RunnerState = {
    ...options,
    packages: createPackages(),
    cells: new Map(),
    functions: new Map(),
    importers: new Map(),
    prepared: new Set(),
    unchecked: new Set(),
    running: [],
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Resolves to a module's exports. Rejects with what it throws, or with a MissingExports. */
  const load = (file: string): Promise<unknown> => {
    const loading = queue.then(() => loadModule(runner, file));
    queue = loading.catch(() => {});
    return loading;
  };
  return {
    load,
    isEvaluated: (file: string): boolean => runner.cells.has(file),
    /** The next load evaluates these files again, and every module that imports them. */
    invalidate: (files: Iterable<string>): void => invalidate(runner, files),
    /** The module that is being evaluated, if any. */
    evaluating: (): string | undefined => runner.running.at(-1),
  };
}

async function loadModule(runner: RunnerState, file: string): Promise<unknown> {
  try {
    await prepare(runner, file);
    return evaluate(runner, file).exports;
  } catch (error) {
    invalidate(runner, [file]);
    throw error;
  } finally {
    // Missing exports explain whatever else was thrown.
    checkExports(runner);
  }
}

/** Loads packages, and evaluates modules with a top-level await before those that import them. */
async function prepare(runner: RunnerState, file: string): Promise<void> {
  const { prepared, modules, importers, packages, cells } = runner;
  if (prepared.has(file)) return;
  prepared.add(file);
  const module = modules.get(file);
  if (!module) return;
  for (const imported of filesImportedBy(module)) {
    importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    if (!prepared.has(imported)) await prepare(runner, imported);
  }
  await packages.load(Object.values(module.imports).flatMap((target) => packageOf(target) ?? []));
  if (module.isAsync && !cells.has(file)) await finish(runner, file);
}

/** Evaluates a module with a top-level await to its end. One that fails is evaluated again by the next load. */
async function finish(runner: RunnerState, file: string): Promise<void> {
  try {
    await start(runner, file).done;
  } catch (error) {
    invalidate(runner, [file]);
    throw error;
  }
}

function evaluate(runner: RunnerState, file: string): Cell {
  return runner.cells.get(file) ?? start(runner, file).cell;
}

interface Started {
  readonly cell: Cell;
  /** A promise, if the module has a top-level await. */
  readonly done?: unknown;
}

function start(runner: RunnerState, file: string): Started {
  const { cells, modules, constants, unchecked } = runner;
  const cell: Cell = { exports: Object.defineProperty({}, '__esModule', { value: true }) };
  cells.set(file, cell);
  const module = isSheet(file) ? undefined : modules.get(file);
  if (!module) return { cell };
  if (module.asset !== undefined) {
    const url = `${constants.SITE_BASE}/${module.asset}`;
    const named = { url, ...module.size };
    cell.exports = { ...named, default: module.size ? named : url, __esModule: true };
    return { cell };
  }
  unchecked.add(file);
  try {
    return { cell, done: run(runner, module, cell) };
  } catch (error) {
    cells.delete(file);
    throw error;
  }
}

function run(runner: RunnerState, module: CompiledModule, cell: Cell): unknown {
  const { running } = runner;
  running.push(module.file);
  try {
    return functionOf(runner, module)(requireFor(runner, module), cell);
  } finally {
    running.pop();
  }
}

function functionOf(runner: RunnerState, module: CompiledModule): ModuleFunction {
  const { functions, isWatching } = runner;
  const known = functions.get(module.file);
  if (known?.module === module) return known.run;
  const compiled = toFunction(module, runner);
  if (isWatching) functions.set(module.file, { module, run: compiled });
  return compiled;
}

function requireFor(runner: RunnerState, { file, imports }: CompiledModule): Require {
  return (specifier) => {
    const target = imports[specifier] ?? packageTarget(specifier);
    const name = packageOf(target);
    if (name === undefined) return evaluate(runner, target).exports;
    return runner.packages.get(name, file, specifier);
  };
}

function checkExports(runner: RunnerState): void {
  const { unchecked, modules } = runner;
  const missing = [...unchecked].flatMap((file) => {
    const module = modules.get(file);
    return module ? missingExportsOf(module, runner) : [];
  });
  unchecked.clear();
  if (missing.length === 0) return;
  const files = missing.map(({ file }) => file);
  invalidate(runner, files);
  throw new MissingExports(missing);
}

function invalidate(runner: RunnerState, files: Iterable<string>): void {
  const { importers, cells, prepared } = runner;
  const all = new Set(files);
  for (const file of all) for (const importer of importers.get(file) ?? []) all.add(importer);
  for (const file of all) for (const kept of [cells, prepared]) kept.delete(file);
}
