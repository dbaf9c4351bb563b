import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { loaderName } from './bundle-pages.ts';
import { withOwnDefaults } from './cjs-interop.ts';
import { importName } from './import-name.ts';
import { requireNames } from './imported-names.ts';
import { type ModulePack, openPack, type PackedModule } from './module-pack.ts';
import type { PageModules } from './page-modules.ts';

export interface LoadPackOptions {
  readonly packFile: string;
  /** What the pages of the pack import. */
  readonly bundle: PageModules;
  /** The folder of pages. */
  readonly folder: string;
}

/** Pages that were compiled one by one, each evaluated when it is asked for. */
export function loadPack({ packFile, bundle, folder }: LoadPackOptions): PageModules {
  const pack = openPack(packFile);
  const imported = new Map<string, unknown>();
  const importOnce = async (name: string): Promise<void> => {
    const load = bundle.loaders[loaderName(name)];
    if (!imported.has(name)) imported.set(name, toRequired(await load?.()));
  };
  const load = async (module: PackedModule): Promise<unknown> => {
    const { file, imports, names } = module;
    for (const name of imports) await importOnce(importName(file, name));
    const require = (name: string): unknown => imported.get(importName(file, name));
    requireNames(names, require);
    return evaluate({ module, pack, folder, require });
  };
  const loaders = [...pack.modules.values()].map(
    (module) => [module.file, () => load(module)] as const,
  );
  return {
    ...bundle,
    // What other pages import as well is one module.
    loaders: { ...Object.fromEntries(loaders), ...bundle.loaders },
    release: pack.close,
  };
}

interface ToEvaluate {
  readonly module: PackedModule;
  readonly pack: ModulePack;
  readonly folder: string;
  readonly require: (name: string) => unknown;
}

function evaluate({ module, pack, folder, require }: ToEvaluate): unknown {
  const { helpers, code } = apart(withOwnDefaults(pack.read(module).toString('utf8')));
  const names = ['exports', 'require', 'module', ...Object.keys(helpers)];
  const run = compileFunction(code, names, { filename: join(folder, module.file) });
  const cell = { exports: {} };
  run(cell.exports, require, cell, ...Object.values(helpers));
  return cell.exports;
}

interface Apart {
  readonly helpers: Readonly<Record<string, unknown>>;
  readonly code: string;
}

const helpersByText = new Map<string, Apart['helpers']>();

/** A compiler begins each module with the same helpers: to compile them once takes half of the time. */
function apart(code: string): Apart {
  const end = code.search(/^var \w+_exports = \{\};$/m);
  const text = code.slice(0, Math.max(0, end));
  const helpers = helpersByText.get(text) ?? helpersIn(text);
  helpersByText.set(text, helpers);
  return { helpers, code: `"use strict";${code.slice(text.length)}` };
}

function helpersIn(text: string): Apart['helpers'] {
  const names = [...text.matchAll(/^var (__\w+) = /gm)].map(([, name]) => name);
  return compileFunction(`${text}return { ${names.join()} };`)();
}

/** A module as who requires it wants it: its default is its own, and what it changes is seen. */
function toRequired(exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null) return exports;
  const required = Object.defineProperty({}, '__esModule', { value: true });
  for (const name of Object.keys(exports))
    Object.defineProperty(required, name, {
      enumerable: true,
      get: () => Reflect.get(exports, name),
    });
  return required;
}
