import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../core/problem.ts';
import { renderIsland, SuspenseInIslands, watchedElements } from './react.ts';

/** A package that cannot be loaded, and the module that imports it. */
export class PackageError extends Error {
  readonly importer: string;
  readonly specifier: string;
  constructor(reason: string, importer: string, specifier: string) {
    super(reason);
    this.importer = importer;
    this.specifier = specifier;
  }
}

const require = createRequire(import.meta.url);

type Loaded = { readonly exports: unknown } | { readonly reason: string };

/** Packages as Node loads them, each once. */
export class Packages {
  readonly #loaded = new Map<string, Loaded>();

  /** Imports packages in advance: `require` cannot wait for ESM. */
  async load(names: Iterable<string>): Promise<void> {
    for (const name of names) {
      if (!this.#loaded.has(name)) this.#loaded.set(name, await loadPackage(name));
    }
  }

  /** Whether the package could be loaded. */
  has(name: string): boolean {
    return 'exports' in (this.#loaded.get(name) ?? {});
  }

  /** Throws a PackageError if it could not be loaded. */
  get(name: string, importer: string, specifier: string): unknown {
    const known = this.#loaded.get(name) ?? { exports: requireComputed(name) };
    if ('reason' in known) throw new PackageError(known.reason, importer, specifier);
    return known.exports;
  }
}

async function loadPackage(name: string): Promise<Loaded> {
  try {
    return { exports: await importPackage(name) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

/** Only Node can resolve a name that is computed while a module runs. */
function requireComputed(name: string): unknown {
  if (!/^(\.\.?\/|file:)/.test(name)) return require(name);
  throw Object.assign(
    new Error(`The path "${name}" is not imported, so the file is not part of the site.`),
    {
      hint: 'Write an `import` with its whole path instead of `require` or a computed path.',
      needles: [],
    },
  );
}

/** React must be the generator's own copy, and `require` takes a quarter of the time. Other packages are imported. */
async function importPackage(name: string): Promise<unknown> {
  if (name === 'react') return { ...require(name), Suspense: SuspenseInIslands };
  if (name === 'react-dom/server') return { ...require(name), renderToString: renderIsland };
  if (/^react\/jsx-(dev-)?runtime$/.test(name)) return watchedElements(require(name));
  if (/^(node:|react(-dom)?(\/|$))/.test(name)) return require(name);
  const exports = await importModule(name);
  // Node finds only some of the names that CommonJS exports, and `default` is all of them.
  const commonJs = name.startsWith('file:') ? require.cache[fileURLToPath(name)] : undefined;
  return commonJs ? commonJs.exports : { __esModule: true, ...exports };
}

let load = (name: string): Promise<object> => import(name);

/** Node's `import`. */
export function importModule(name: string): Promise<object> {
  return load(name);
}

/** Code from V8's code cache cannot call `import`, so `bin/site.js` passes a function that does. */
export function importWith(importer: typeof load): void {
  load = importer;
}
