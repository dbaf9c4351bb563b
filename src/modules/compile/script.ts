import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import type { TransformOptions } from 'oxc-transform';
import { markdownList } from '../../core/markdown-path.ts';
import type { ImportedNames } from './compiled-module.ts';
import { oxc } from './compilers.ts';

/** The values that a module's code gets when it runs, as the parameters of a function. The first three are for CommonJS. */
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
  'SITE_SHOWS_DRAFTS',
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

/** Decorators become calls of helpers, as `using` does, so that both can be recognized. */
const typeScript: TransformOptions = {
  jsx: { runtime: 'automatic' },
  target: 'node20',
  decorator: { legacy: true },
};

export function toEsm(file: string, text: string, sourcemap: boolean) {
  return oxc().transformSync(file, text, { ...typeScript, sourcemap });
}

export function toModule(esm: string, sourcemap: boolean) {
  return oxc().moduleRunnerTransformSync('module.js', splitImports(esm), { sourcemap });
}

/** Compiles TypeScript and JSX. Undefined if it has an error, which `scriptProblem` explains. */
export function compileScript(file: string, text: string): CompiledScript | undefined {
  const { code, errors, helpersUsed } = toEsm(file, text, false);
  const isComplete = errors.length === 0 && Object.keys(helpersUsed).length === 0;
  return isComplete ? compileEsm(code) : undefined;
}

/** Compiles an ES module. Undefined if it has errors. */
export function compileEsm(esm: string): CompiledScript | undefined {
  const { code, errors } = toModule(esm, false);
  if (errors.length > 0) return undefined;
  // Whatever is imported was evaluated before, so there is nothing to wait for.
  const body = withFiles(code.replace(awaitedImport, '$1'));
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

/** `collection({ folder: './posts' })` also gets the Markdown files of the folder. */
function withFiles(body: string): string {
  return body.replace(collectionCall, (call, before: string, folder: string) => {
    const list = JSON.stringify(
      `./${posix.join(JSON.parse(folder), markdownList)}`.replace('./../', '../'),
    );
    const files = `files: __vite_ssr_import__(${list}).default, `;
    return before + files + call.slice(before.length);
  });
}

/** Up to the folder, which is a text among the options. */
const collectionCall =
  /(\b__vite_ssr_import_\d+__\.collection\)\(\{\s*)(?:(?!\.collection\)\()[\s\S])*?\bfolder: ("(?:[^"\\]|\\.)*")/g;

const awaitedImport = /^(const __vite_ssr_import_\d+__ = )await (?=__vite_ssr_import__\()/gm;

const importCall = /\b__vite_ssr_(?:dynamic_)?import__\(("(?:[^"\\]|\\.)*")/g;

const requireCall = /\brequire\(("(?:[^"\\]|\\.)*")\)/g;

/** Code with spaces instead of its comments, so that the rest stays where it is. */
export function blankComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length));
}

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
  for (const [, variable = '', name = '', property, text] of body.matchAll(importedName)) {
    const path = paths.get(variable);
    if (path === undefined) continue;
    const found = (names.get(path) ?? new Set()).add(name);
    const member = text === undefined ? property : JSON.parse(text);
    if (member !== undefined && path.endsWith('.module.css')) found.add(`default.${member}`);
    names.set(path, found);
  }
  return Object.fromEntries([...names].map(([path, set]) => [path, [...set]]));
}

const importStatement =
  /^const (__vite_ssr_import_\d+__) = __vite_ssr_import__\(("(?:[^"\\]|\\.)*")/gm;

/** Names with an escaped letter are left unchecked. The default export of a CSS module has its classes: `box.wide`, `box["is-wide"]`. */
const importedName =
  /\b(__vite_ssr_import_\d+__)\.([\w$]+)(?![\w$\\])(?:(?<=\.default)(?:\??\.([\w$]+)|(?:\?\.)?\[("(?:[^"\\]|\\.)*")\]))?/g;
