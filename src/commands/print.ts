import { relative } from 'node:path';
import { count } from '../model/count.ts';
import { formatProblem, type Problem } from '../model/problem.ts';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(`${formatProblem(fromHere(problem))}\n`);
  console.error(`${count(problems.length, 'problem')}.`);
}

/** Files are named as seen from the folder that the command was given in. */
export function fromHere(problem: Problem): Problem {
  return { ...problem, file: relative('', problem.file) || problem.file };
}
