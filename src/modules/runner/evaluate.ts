import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReadingPolicy } from '../../author/fact.ts';

/** Free names of compiled modules, which get their values when a module runs: one compiled form serves every command. */
export interface BuildConstants {
  readonly SITE_POLICY: ReadingPolicy;
  /** Comes before every path of the site: `/shop`. */
  readonly SITE_BASE: string;
  /** Called for each fact that is read, with its name and the place. */
  readonly SITE_RECORD_READ: ((name: string, place: string) => void) | undefined;
}

export type Require = (specifier: string) => unknown;

/** Runs a module once. One with a top-level await returns a promise. */
export type ModuleFunction = (
  exports: unknown,
  require: Require,
  module: { exports: unknown },
) => unknown;

/** Stack traces name the file and the line of its compiled code. */
export function toFunction(
  file: string,
  text: string,
  folder: string,
  constants: BuildConstants,
): ModuleFunction {
  const { helpers, code, lineOffset } = withoutHelpers(text);
  const values = { ...constants, ...helpers };
  const names = ['exports', 'require', 'module', ...Object.keys(values)];
  const run = compileFunction(code, names, { filename: join(folder, file), lineOffset });
  return (exports, require, module) => run(exports, require, module, ...Object.values(values));
}

type Helpers = Readonly<Record<string, unknown>>;

const helpersByText = new Map<string, Helpers>();

/** esbuild begins each module with the same helpers. Compiling them only once halves the time. */
function withoutHelpers(text: string) {
  const end = Math.max(0, text.search(/^var \w+_exports = \{\};$/m));
  const preamble = text.slice(0, end);
  const helpers = helpersByText.get(preamble) ?? helpersIn(preamble);
  helpersByText.set(preamble, helpers);
  const lineOffset = preamble.split('\n').length - 1;
  return { helpers, code: `"use strict";${text.slice(end)}`, lineOffset };
}

function helpersIn(preamble: string): Helpers {
  const names = [...preamble.matchAll(/^var (__\w+) = /gm)].map(([, name]) => name);
  return compileFunction(`${preamble}return { ${names.join()} };`)();
}
