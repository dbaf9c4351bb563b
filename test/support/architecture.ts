import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst } from 'vitest/node';
import type { ModuleImport, SourceModule } from './module-imports.ts';

/** Folders and files of one program, from the lowest rank to the highest. Each imports from lower ranks and from itself. */
export interface Ranks {
  /** The program's folder, with a slash at the end. */
  readonly root: string;
  readonly order: readonly (readonly string[])[];
}

export function rankProblems(ranks: Ranks, modules: readonly SourceModule[]): readonly string[] {
  return modules
    .flatMap(({ imports }) => imports)
    .filter(({ from, to }) => from.startsWith(ranks.root) && to?.startsWith(ranks.root))
    .flatMap((found) => problemOf(ranks, found) ?? []);
}

function problemOf(ranks: Ranks, { from, to = '', line }: ModuleImport): string | undefined {
  if (placeOf(ranks, from) === placeOf(ranks, to)) return undefined;
  const difference = rankOf(ranks, to) - rankOf(ranks, from);
  if (difference < 0) return undefined;
  const rank = difference === 0 ? 'the same rank' : 'a higher rank';
  return `${from}:${line} imports ${to}, which has ${rank}.\n  Move what both need down, or pass it as an argument.`;
}

/** The folder, or the file with its own rank. */
function placeOf({ root, order }: Ranks, file: string): string {
  const path = file.slice(root.length);
  return order.flat().includes(path) ? path : (path.split('/')[0] ?? path);
}

function rankOf(ranks: Ranks, file: string): number {
  const rank = ranks.order.findIndex((places) => places.includes(placeOf(ranks, file)));
  if (rank === -1) throw new Error(`${file} has no rank.`);
  return rank;
}

/** Each import cycle once, types included, from its first file in the alphabet. */
export function cycles(modules: readonly SourceModule[]): readonly string[] {
  const graph = new Map(modules.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) found.push([...path.slice(at), file].join(' -> '));
    if (done.has(file) || at !== -1) return;
    for (const { to } of graph.get(file) ?? []) if (to !== undefined) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of [...graph.keys()].sort()) visit(file, []);
  return found;
}

/** How large a program's folders, files, and functions may be. */
export interface SizeLimits {
  readonly entries: number;
  readonly fileLines: number;
  readonly functionLines: number;
}

export const limits: SizeLimits = { entries: 15, fileLines: 250, functionLines: 60 };

/** What is too large in a program's folder. */
export function sizeProblems(
  root: string,
  modules: readonly SourceModule[],
  { entries, fileLines, functionLines } = limits,
): readonly string[] {
  return [
    ...crowdedFolders(root, entries),
    ...longFiles(modules, fileLines),
    ...modules.flatMap(({ file }) =>
      longFunctions(file, readFileSync(file, 'utf8'), functionLines),
    ),
  ];
}

/** Folders with more entries than fit on a short list. */
function crowdedFolders(root: string, maxEntries: number): readonly string[] {
  return foldersOf(root).flatMap((folder) => {
    const { length } = readdirSync(folder);
    return length > maxEntries
      ? [`${folder} has ${length} entries; the limit is ${maxEntries}.`]
      : [];
  });
}

function foldersOf(root: string): readonly string[] {
  const inside = readdirSync(root, { withFileTypes: true, recursive: true });
  return [
    root,
    ...inside
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ].sort();
}

function longFiles(modules: readonly SourceModule[], maxLines: number): readonly string[] {
  return modules
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file} has ${lines} lines; the limit is ${maxLines}.\n  Split it.`);
}

/** Functions with more lines than fit on a screen, named or not. */
function longFunctions(file: string, code: string, maxLines: number): readonly string[] {
  const lang = extname(file) === '.tsx' ? 'tsx' : 'ts';
  const lineAt = (offset: number): number => code.slice(0, offset).split('\n').length;
  return functionsIn(parseAst(code, { lang })).flatMap(({ start, end }) => {
    const [first, last] = [lineAt(start), lineAt(end)];
    const lines = last - first + 1;
    return lines > maxLines
      ? [
          `${file}:${first} begins a function of ${lines} lines; the limit is ${maxLines}.\n  Move a part of it into a function of its own.`,
        ]
      : [];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function functionsIn(node: unknown): readonly Span[] {
  if (Array.isArray(node)) return node.flatMap(functionsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(functionsIn);
  const { type = '', start = 0, end = 0 } = node as Partial<Span> & { readonly type?: string };
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
    ? [{ start, end }, ...inside]
    : inside;
}
