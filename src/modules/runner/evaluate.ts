import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import type { ReadingPolicy } from '../../author/fact.ts';
import type { CompiledModule } from '../compile/compiled-module.ts';
import { functionStart, moduleParameters } from '../compile/script.ts';

/** Free names of compiled modules, which get their values when a module runs: one compiled form serves every command. */
export interface BuildConstants {
  readonly SITE_POLICY: ReadingPolicy;
  /** Comes before every path of the site: `/shop`. */
  readonly SITE_BASE: string;
  /** Called for each fact that is read, with its name and the place. */
  readonly SITE_RECORD_READ: ((name: string, place: string) => void) | undefined;
  /** Whether collections include drafts. */
  readonly SITE_SHOWS_DRAFTS: boolean;
}

export type Require = (specifier: string) => unknown;

/** Runs a module once. One with a top-level await returns a promise. */
export type ModuleFunction = (require: Require, module: { exports: object }) => unknown;

interface EvaluateOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly constants: BuildConstants;
}

/** Stack traces name the file and the position in its compiled code. */
export function toFunction(
  module: CompiledModule,
  { folder, constants }: EvaluateOptions,
): ModuleFunction {
  const filename = join(folder, module.file);
  const script = toScript(module.code, filename);
  const run = script.runInThisContext();
  return (require, module) => {
    const { exports } = module;
    const load = (specifier: string): object => toNamespace(require(specifier));
    const loadLater = async (specifier: string): Promise<object> => load(specifier);
    const exportAll = (from: object): void => addExports(exports, from);
    const meta = { url: pathToFileURL(filename).href, filename, dirname: dirname(filename) };
    const values: Readonly<Record<(typeof moduleParameters)[number], unknown>> = {
      exports,
      require,
      module,
      __vite_ssr_exports__: exports,
      __vite_ssr_import__: load,
      __vite_ssr_dynamic_import__: loadLater,
      __vite_ssr_exportAll__: exportAll,
      __vite_ssr_import_meta__: meta,
      ...constants,
    };
    return run(...moduleParameters.map((name) => values[name]));
  };
}

/** The compiler passes on syntax that only newer versions of Node know. */
function toScript(code: string, filename: string): Script {
  try {
    return new Script(code, { filename, columnOffset: -functionStart.length });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw Object.assign(error, {
      message: `Node ${process.versions.node} cannot run this: ${error.message}.`,
      hint: 'Write it in an older form, or use a newer Node.',
      needles: [],
    });
  }
}

/** The value of an import in a module. CommonJS is its own default export. */
function toNamespace(exports: unknown): object {
  const object = Object(exports);
  return object.__esModule === true ? object : { ...object, default: exports };
}

/** `export * from` */
function addExports(exports: object, from: object): void {
  for (const name of Object.keys(from))
    if (name !== 'default' && !(name in exports))
      Object.defineProperty(exports, name, {
        get: () => Reflect.get(from, name),
        enumerable: true,
      });
}
