import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleGraph } from '../model/module-graph.ts';
import type { PageProblem } from '../model/page-record.ts';
import type { Problem } from '../model/problem.ts';

/** The problem at the first line, among the modules of its page, where its text stands; else at the page. */
export function locateProblem(problem: PageProblem, graph: ModuleGraph, folder: string): Problem {
  const { needle, ...plain } = problem;
  if (needle === undefined || plain.line !== undefined) return plain;
  for (const file of nearestFirst(graph, plain.file)) {
    const line = lineOf(needle, join(folder, file));
    if (line !== undefined) return { ...plain, file, line };
  }
  return plain;
}

/** The page itself, then what it imports, then what that imports. */
function nearestFirst(graph: ModuleGraph, file: string): readonly string[] {
  const order = new Set([file]);
  for (const next of order) for (const imported of graph.get(next) ?? []) order.add(imported);
  return [...order];
}

function lineOf(needle: string, path: string): number | undefined {
  try {
    const index = readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(needle));
    return index === -1 ? undefined : index + 1;
  } catch {
    return undefined; // A module that is no file, such as the bundler's own entry.
  }
}
