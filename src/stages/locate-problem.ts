import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleGraph } from '../model/module-graph.ts';
import type { PageProblem } from '../model/page-record.ts';
import type { Problem } from '../model/problem.ts';

/** The problem at the first line, among the modules of its page, where its text stands; else at the page. */
export function locateProblem(problem: PageProblem, graph: ModuleGraph, folder: string): Problem {
  const { needles = [], ...plain } = problem;
  if (needles.length === 0 || plain.line !== undefined) return plain;
  const files = nearestFirst(graph, plain.file).map(
    (file) => [file, linesOf(file, folder)] as const,
  );
  for (const needle of needles)
    for (const [file, lines] of files) {
      const index = lines.findIndex((line) => line.includes(needle));
      if (index !== -1) return { ...plain, file, line: index + 1 };
    }
  return plain;
}

/** The page itself, then what it imports, then what that imports. */
function nearestFirst(graph: ModuleGraph, file: string): readonly string[] {
  const order = new Set([file]);
  for (const next of order) for (const imported of graph.get(next) ?? []) order.add(imported);
  return [...order];
}

function linesOf(file: string, folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, file), 'utf8').split('\n');
  } catch {
    return []; // A module that is no file, such as the bundler's own entry.
  }
}
