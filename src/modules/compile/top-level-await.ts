import type { ImportedNames } from './compiled-module.ts';

/** A module with a top-level await as the body of a function that returns a promise. */
export interface AsyncModule {
  readonly code: string;
  readonly names: ImportedNames;
}

/**
 * CommonJS cannot wait, so esbuild compiles these modules to ESM, and here each import becomes a
 * `require` and each export a getter. Every line stays where it is.
 */
export function toAsyncModule(esm: string): AsyncModule {
  const names: Record<string, readonly string[]> = {};
  const addNames = (path: string, added: readonly string[]): void => {
    names[path] = [...(names[path] ?? []), ...added];
  };
  let exported: readonly string[] = [];
  const body = esm
    .replace(importStatement, (statement, clause: string | undefined, path: string) => {
      const { code, imported } = toRequire(clause ?? '', path);
      if (imported.length > 0) addNames(path, imported);
      return code + linesIn(statement);
    })
    .replace(
      /^export \* from "([^"]+)";$/gm,
      (_, path: string) => `__exportAll(require(${JSON.stringify(path)}));`,
    )
    .replace(/^export \{([^}]*)\};$/gm, (statement, list: string) => {
      exported = pairsIn(list).map(([local, name]) => `${JSON.stringify(name)}: () => ${local}`);
      return linesIn(statement);
    });
  return { code: `${helpers} __exportGetters({ ${exported.join(', ')} }); ${body}\n})();`, names };
}

const importStatement = /^import (?:([^"]*?) from )?"([^"]+)";$/gm;

const helpers = [
  '"use strict"; Object.defineProperty(exports, "__esModule", { value: true });',
  'const __exportGetters = (getters) => { for (const name in getters) Object.defineProperty(exports, name, { get: getters[name], enumerable: true }); };',
  'const __exportAll = (from) => { for (const name of Object.keys(from)) if (name !== "default" && !(name in exports)) Object.defineProperty(exports, name, { get: () => from[name], enumerable: true }); };',
  'const __asModule = (from) => from && from.__esModule ? from : { ...Object(from), default: from };',
  'return (async () => {',
].join(' ');

/** For clauses such as `a, * as b` and `a, { c, d as e }`. */
function toRequire(clause: string, path: string) {
  const required = `require(${JSON.stringify(path)})`;
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
  const [, namespace] = /\* as ([\w$]+)/.exec(clause) ?? [];
  const [, byDefault] = /^([\w$]+)/.exec(clause) ?? [];
  const pairs = [...(byDefault ? [['default', byDefault] as const] : []), ...pairsIn(list ?? '')];
  const picked = pairs.map(([name, local]) => `${JSON.stringify(name)}: ${local}`).join(', ');
  const parts = [
    ...(namespace ? [`${namespace} = __asModule(${required})`] : []),
    ...(picked ? [`{ ${picked} } = __asModule(${required})`] : []),
  ];
  const code = parts.length > 0 ? `const ${parts.join(', ')};` : `${required};`;
  return { code, imported: pairs.map(([name]) => name) };
}

/** `a, b as c` -> [a, a], [b, c] */
function pairsIn(list: string): readonly (readonly [string, string])[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [from = '', to = from] = part.split(/\s+as\s+/);
      return [from, to] as const;
    });
}

function linesIn(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1);
}
