import {
  type CompiledModule,
  classIn,
  type ImportTarget,
  packageOf,
} from '../compile/compiled-module.ts';
import type { Packages } from './packages.ts';

/** A name that a module imports and that is not exported. */
export interface MissingExport {
  readonly file: string;
  readonly specifier: string;
  readonly target: ImportTarget;
  readonly name: string;
}

/** Thrown where compiled code would silently use `undefined`. */
export class MissingExports extends Error {
  readonly missing: readonly MissingExport[];
  constructor(missing: readonly MissingExport[]) {
    super(missing.map(({ target, name }) => `${target} has no export ${name}.`).join('\n'));
    this.missing = missing;
  }
}

interface EvaluatedModules {
  readonly cells: ReadonlyMap<string, { readonly exports: unknown }>;
  readonly packages: Packages;
}

/** The names that an evaluated module imports although they are not exported. */
export function missingExportsOf(
  { file, names, imports }: CompiledModule,
  evaluated: EvaluatedModules,
): readonly MissingExport[] {
  return Object.entries(names).flatMap(([specifier, imported]) => {
    const target = imports[specifier];
    const found = target === undefined ? undefined : exportsOf(target, evaluated);
    if (target === undefined || !found) return [];
    return missingNames(imported, found.exports).map((name) => ({ file, specifier, target, name }));
  });
}

/** Undefined if the target could not be loaded, which is reported elsewhere. */
function exportsOf(
  target: ImportTarget,
  { cells, packages }: EvaluatedModules,
): { readonly exports: unknown } | undefined {
  const name = packageOf(target);
  if (name === undefined) return cells.get(target);
  return packages.has(name) ? { exports: packages.get(name, '', name) } : undefined;
}

/** The imported names that are not exported. */
function missingNames(names: readonly string[], exports: unknown): readonly string[] {
  const object = Object(exports);
  // CommonJS without `__esModule` is its own default export.
  const has = (name: string): boolean =>
    name in object || (name === 'default' && object.__esModule !== true);
  return names.filter((name) => {
    const className = classIn(name);
    return className === undefined ? !has(name) : !Object.hasOwn(object.default, className);
  });
}
