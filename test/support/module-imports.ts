import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { parseAst } from 'vitest/node';

/** One module imports another, to run it or only for its types. */
export interface ModuleImport {
  /** The file that imports, from the root of the project. */
  readonly from: string;
  readonly line: number;
  /** As written. */
  readonly specifier: string;
  /** From the root of the project; undefined for a package. */
  readonly to: string | undefined;
  readonly isTypeOnly: boolean;
}

/** A source file of the project. */
export interface SourceModule {
  readonly file: string;
  readonly lines: number;
  readonly imports: readonly ModuleImport[];
}

/** Reads every TypeScript module in some folders of a project, including types. */
export function readModules(root: string, folders: readonly string[]): readonly SourceModule[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => readModule(root, join(folder, path)))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
}

function readModule(root: string, file: string): SourceModule {
  const code = readFileSync(join(root, file), 'utf8');
  const aliases = readAliases(root);
  const lang = extname(file) === '.tsx' ? 'tsx' : 'ts';
  const imports = importsIn(parseAst(code, { lang })).map(({ specifier, start, isTypeOnly }) => ({
    from: file,
    line: code.slice(0, start).split('\n').length,
    specifier,
    to: resolve(specifier, file, aliases),
    isTypeOnly,
  }));
  return { file, lines: code.trimEnd().split('\n').length, imports };
}

/** `imports` of the project's package.json: `#authoring` and others. */
function readAliases(root: string): Readonly<Record<string, string>> {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return imports;
}

function resolve(
  specifier: string,
  file: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  const alias = aliases[specifier];
  return alias === undefined ? undefined : posix.normalize(alias);
}

interface FoundImport {
  readonly specifier: string;
  readonly start: number;
  readonly isTypeOnly: boolean;
}

/** Imports, re-exports, and `import()` as an expression and as a type. */
function importsIn(node: unknown): readonly FoundImport[] {
  if (Array.isArray(node)) return node.flatMap(importsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(importsIn);
  const { type, source, start, importKind, exportKind } = { ...node } as Partial<AnyNode>;
  if (!/^(Import|Export|TSImportType)/.test(type ?? '') || typeof source?.value !== 'string')
    return inside;
  const isTypeOnly = [importKind, exportKind].includes('type') || type === 'TSImportType';
  return [{ specifier: source.value, start: start ?? 0, isTypeOnly }, ...inside];
}

interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly source: { readonly value: unknown } | null;
  readonly importKind: string;
  readonly exportKind: string;
}
