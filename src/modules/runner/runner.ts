import {
  type CompiledModule,
  filesImportedBy,
  isSheet,
  packageOf,
  packageTarget,
} from '../compile/compiled-module.ts';
import { type BuildConstants, type ModuleFunction, type Require, toFunction } from './evaluate.ts';
import { MissingExports, missingExportsOf } from './missing-exports.ts';
import { Packages } from './packages.ts';
import { observeReact } from './react.ts';

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

interface Started {
  readonly cell: Cell;
  /** A promise, if the module has a top-level await. */
  readonly done?: unknown;
}

/** Evaluates each module once until it is invalidated. */
export class ModuleRunner {
  readonly #options: RunnerOptions;
  readonly #packages = new Packages();
  /** The evaluated modules, and those that are being evaluated. */
  readonly #cells = new Map<string, Cell>();
  readonly #functions = new Map<
    string,
    { readonly module: CompiledModule; readonly run: ModuleFunction }
  >();
  readonly #importers = new Map<string, Set<string>>();
  /** Modules whose packages are loaded, as are those of all modules that they import. */
  readonly #prepared = new Set<string>();
  /** Evaluated modules whose imported names are not checked yet. */
  readonly #unchecked = new Set<string>();
  readonly #running: string[] = [];
  /** The assets whose URLs modules have read. */
  readonly #readUrls = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: RunnerOptions) {
    observeReact();
    this.#options = options;
  }

  /** Resolves to a module's exports. Rejects with what it throws, or with a MissingExports. */
  load(file: string): Promise<unknown> {
    const loading = this.#queue.then(() => this.#load(file));
    this.#queue = loading.catch(() => {});
    return loading;
  }

  /** Whether a module has read the URL of an image or a font, by its path in the output. */
  isUrlRead(asset: string): boolean {
    return this.#readUrls.has(asset);
  }

  isEvaluated(file: string): boolean {
    return this.#cells.has(file);
  }

  /** The module that is being evaluated, if any. */
  evaluating(): string | undefined {
    return this.#running.at(-1);
  }

  /** The next load evaluates these files again, and every module that imports them. */
  invalidate(files: Iterable<string>): void {
    const all = new Set(files);
    for (const file of all) {
      for (const importer of this.#importers.get(file) ?? []) all.add(importer);
    }
    for (const file of all) for (const kept of [this.#cells, this.#prepared]) kept.delete(file);
  }

  async #load(file: string): Promise<unknown> {
    try {
      await this.#prepare(file);
      return this.#evaluate(file).exports;
    } catch (error) {
      this.invalidate([file]);
      throw error;
    } finally {
      // Missing exports explain whatever else was thrown.
      this.#checkExports();
    }
  }

  /** Loads packages, and evaluates modules with a top-level await before those that import them. */
  async #prepare(file: string): Promise<void> {
    if (this.#prepared.has(file)) return;
    this.#prepared.add(file);
    const module = this.#options.modules.get(file);
    if (!module) return;
    for (const imported of filesImportedBy(module)) {
      this.#importers.set(imported, (this.#importers.get(imported) ?? new Set()).add(file));
      if (!this.#prepared.has(imported)) await this.#prepare(imported);
    }
    await this.#packages.load(
      Object.values(module.imports).flatMap((target) => packageOf(target) ?? []),
    );
    if (module.isAsync && !this.#cells.has(file)) await this.#finish(file);
  }

  /** Evaluates a module with a top-level await to its end. One that fails is evaluated again by the next load. */
  async #finish(file: string): Promise<void> {
    try {
      await this.#start(file).done;
    } catch (error) {
      this.invalidate([file]);
      throw error;
    }
  }

  #evaluate(file: string): Cell {
    return this.#cells.get(file) ?? this.#start(file).cell;
  }

  #start(file: string): Started {
    const cell: Cell = { exports: Object.defineProperty({}, '__esModule', { value: true }) };
    this.#cells.set(file, cell);
    const module = isSheet(file) ? undefined : this.#options.modules.get(file);
    if (!module) return { cell };
    if (module.asset !== undefined) {
      cell.exports = this.#assetExports(module, module.asset);
      return { cell };
    }
    this.#unchecked.add(file);
    try {
      return { cell, done: this.#run(module, cell) };
    } catch (error) {
      this.#cells.delete(file);
      throw error;
    }
  }

  /** An image that no module asks for its URL, such as a drawing within pages, needs no file of its own. */
  #assetExports({ file, size }: CompiledModule, asset: string): object {
    const url = `${this.#options.constants.SITE_BASE}/${asset}`;
    const readUrls = this.#readUrls;
    if (!size) {
      readUrls.add(asset);
      return { url, default: url, __esModule: true };
    }
    const image = () => ({
      get url() {
        readUrls.add(asset);
        return url;
      },
      ...size,
      ...(/\.svg$/i.test(file) && { file }),
    });
    return Object.assign(image(), { default: image(), __esModule: true });
  }

  #run(module: CompiledModule, cell: Cell): unknown {
    this.#running.push(module.file);
    try {
      return this.#functionOf(module)(this.#requireFor(module), cell);
    } finally {
      this.#running.pop();
    }
  }

  #functionOf(module: CompiledModule): ModuleFunction {
    const known = this.#functions.get(module.file);
    if (known?.module === module) return known.run;
    const run = toFunction(module, this.#options);
    if (this.#options.isWatching) this.#functions.set(module.file, { module, run });
    return run;
  }

  #requireFor({ file, imports }: CompiledModule): Require {
    return (specifier) => {
      const target = imports[specifier] ?? packageTarget(specifier);
      const name = packageOf(target);
      if (name === undefined) return this.#evaluate(target).exports;
      return this.#packages.get(name, file, specifier);
    };
  }

  #checkExports(): void {
    const evaluated = { cells: this.#cells, packages: this.#packages };
    const missing = [...this.#unchecked].flatMap((file) => {
      const module = this.#options.modules.get(file);
      return module ? missingExportsOf(module, evaluated) : [];
    });
    this.#unchecked.clear();
    if (missing.length === 0) return;
    this.invalidate(missing.map(({ file }) => file));
    throw new MissingExports(missing);
  }
}
