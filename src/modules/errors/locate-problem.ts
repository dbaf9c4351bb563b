import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageProblem, Problem } from '../../core/problems/problem.ts';
import type { ModuleGraph } from '../graph.ts';

/** Adds the first line, in the modules of the problem's page, that contains its text. */
export function locateProblem(problem: PageProblem, graph: ModuleGraph, folder: string): Problem {
  const { needles = [], metaField, ...plain } = problem;
  if (plain.line !== undefined) return plain;
  return (
    atNeedle(needles, plain, graph, folder) ??
    (metaField === undefined ? plain : atMeta(metaField, plain, folder))
  );
}

function atNeedle(
  needles: readonly string[],
  plain: Problem,
  graph: ModuleGraph,
  folder: string,
): Problem | undefined {
  if (needles.length === 0) return undefined;
  const files = nearestFirst(graph, plain.file).map(
    (file) => [file, linesOf(file, folder)] as const,
  );
  for (const needle of needles)
    for (const [file, lines] of files) {
      const index = lines.findIndex((line) => line.includes(needle));
      if (index !== -1) return { ...plain, file, line: index + 1 };
    }
  return undefined;
}

/** At the field in the page's `meta`, or where `meta` begins. */
function atMeta(field: string, plain: Problem, folder: string): Problem {
  const lines = linesOf(plain.file, folder);
  const begin = lines.findIndex((line) =>
    /\b(const|let|var|function)\s+meta\b|\bexport\b.*\bmeta\b/.test(line),
  );
  if (begin === -1) return plain;
  const isField = new RegExp(`\\b${field}\\b`);
  const index = lines.findIndex((line, number) => number >= begin && isField.test(line));
  return { ...plain, line: (index === -1 ? begin : index) + 1 };
}

/** The page, then its imports, then their imports. */
function nearestFirst(graph: ModuleGraph, file: string): readonly string[] {
  const order = new Set([file]);
  for (const next of order) for (const imported of graph.get(next) ?? []) order.add(imported);
  return [...order];
}

function linesOf(file: string, folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, file), 'utf8').split('\n');
  } catch {
    return []; // A module without a file, such as the entry that a bundler adds.
  }
}
