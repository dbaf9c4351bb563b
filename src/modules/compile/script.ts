import { compileFunction } from 'node:vm';
import type { SourceMap, TransformOptions } from 'oxc-transform';
import type { Problem } from '../../core/problems/problem.ts';
import { lineAt } from '../errors/locate-import.ts';
import { compileOptions } from './compile-options.ts';
import type { ImportedNames } from './compiled-module.ts';
import { esbuild, oxc } from './compilers.ts';

/** What a module's code gets when it runs, as the parameters of a function. The first three are for CommonJS. */
export const moduleParameters = [
  'exports',
  'require',
  'module',
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
  'SITE_POLICY',
  'SITE_BASE',
  'SITE_RECORD_READ',
] as const;

/** Comes before a module's text in its function. In a block, because a module may declare a name such as `module` itself. */
export const functionStart = `(function (${moduleParameters.join()}) {"use strict";{`;

export interface CompiledScript {
  /** A function with `moduleParameters`: imports and exports are calls of these. */
  readonly code: string;
  /** Unique, in the order of the imports. */
  readonly specifiers: readonly string[];
  readonly names: ImportedNames;
  /** Whether it has a top-level await: its code then returns a promise. */
  readonly isAsync?: true | undefined;
}

export function isScript(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

const typeScript: TransformOptions = {
  jsx: { runtime: 'automatic' },
  target: compileOptions.target,
};

/** Oxc leaves decorators as they are. */
const decorator = /^\s*@[\w$]/m;

/** Undefined if the text has errors, or what oxc does not compile by itself. */
function toEsm(file: string, text: string, sourcemap: boolean) {
  if (decorator.test(text)) return undefined;
  const result = oxc().transformSync(file, text, { ...typeScript, sourcemap });
  const isComplete = result.errors.length === 0 && Object.keys(result.helpersUsed).length === 0;
  return isComplete ? result : undefined;
}

/** Compiles TypeScript and JSX. Undefined if esbuild has to. */
export function compileScript(file: string, text: string): CompiledScript | undefined {
  const esm = toEsm(file, text, false);
  return esm && compileEsm(esm.code);
}

/** Compiles an ES module. Undefined if it has errors. */
export function compileEsm(esm: string): CompiledScript | undefined {
  const { code, errors } = oxc().moduleRunnerTransformSync('module.js', splitImports(esm));
  if (errors.length > 0) return undefined;
  // Whatever is imported was evaluated before, so there is nothing to wait for.
  const body = code.replace(awaitedImport, '$1');
  const isCommonJs = !body.includes('__vite_ssr_');
  const calls = body.matchAll(isCommonJs ? requireCall : importCall);
  const imports = [...calls].map(([, path = '""']): string => JSON.parse(path));
  const specifiers = [...new Set(imports)];
  const names = importedNames(body);
  const toCode = (statements: string): string => `${functionStart}${statements}\n}})`;
  return waits(body)
    ? { code: toCode(`return (async () => {${body}\n})();`), specifiers, names, isAsync: true }
    : { code: toCode(body), specifiers, names };
}

/** The first error in a script, and where it is. */
export function scriptProblem(file: string, text: string): Problem {
  const [{ message = 'It cannot be compiled', labels = [] } = {}] = oxc().transformSync(
    file,
    text,
    typeScript,
  ).errors;
  const { place, lineText } = lineAt(text, labels.at(-1)?.start ?? 0);
  return {
    file,
    ...place,
    message: `${message.replaceAll('`', '"').replace(/\.$/, '')}.`,
    hint: `Correct this line: ${lineText}`,
  };
}

/** Maps from positions in compiled code to positions in the file: one for each step, the last one first. */
export function sourceMapsOf(file: string, text: string) {
  const first = toEsm(file, text, true) ?? toEsmByEsbuild(file, text);
  const second = oxc().moduleRunnerTransformSync('module.js', splitImports(first.code), {
    sourcemap: true,
  });
  return [second.map, first.map].filter((map) => map !== undefined && map !== null);
}

function toEsmByEsbuild(file: string, text: string): { code: string; map: SourceMap } {
  const { jsx, target, format } = compileOptions;
  const options = { jsx, target, format, sourcemap: 'external' } as const;
  const { code, map } = esbuild().transformSync(text, {
    ...options,
    loader: 'tsx',
    sourcefile: file,
  });
  return { code, map: JSON.parse(map) };
}

const awaitedImport = /^(const __vite_ssr_import_\d+__ = )await (?=__vite_ssr_import__\()/gm;

const importCall = /\b__vite_ssr_(?:dynamic_)?import__\(("(?:[^"\\]|\\.)*")/g;

const requireCall = /\brequire\(("(?:[^"\\]|\\.)*")\)/g;

/** Without this, the transformation would forget the default import. After the first backtick, a line may be part of a template literal. */
function splitImports(esm: string): string {
  return esm.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|`[\s\S]*|^import ([\w$]+), (\* as [\w$]+) from (".*");$/gm,
    (found, name?: string, all?: string, path?: string) =>
      name === undefined ? found : `import ${name} from ${path}; import ${all} from ${path};`,
  );
}

/** Whether the code can run only as an async function. */
function waits(body: string): boolean {
  if (!/\bawait\b/.test(body)) return false;
  try {
    // Only there is `await (x)` not a call of a function with this name.
    compileFunction(`(class { static {${body}\n} })`);
    return false;
  } catch {
    return true;
  }
}

/**
 * The names that a module imports. Modules are compiled one by one, so only the runner can tell
 * which of them are not exported.
 */
function importedNames(body: string): ImportedNames {
  const paths = new Map<string, string>();
  for (const [, variable = '', path = '""'] of body.matchAll(importStatement))
    paths.set(variable, JSON.parse(path));
  const names = new Map<string, Set<string>>();
  for (const [, variable = '', name = ''] of body.matchAll(importedName)) {
    const path = paths.get(variable);
    if (path !== undefined) names.set(path, (names.get(path) ?? new Set()).add(name));
  }
  return Object.fromEntries([...names].map(([path, set]) => [path, [...set]]));
}

const importStatement =
  /^const (__vite_ssr_import_\d+__) = __vite_ssr_import__\(("(?:[^"\\]|\\.)*")/gm;

/** Names with an escaped letter are left unchecked. */
const importedName = /\b(__vite_ssr_import_\d+__)\.([\w$]+)(?![\w$\\])/g;
