import { relative } from 'node:path';
import { styleText } from 'node:util';
import { type Problem, placeOf } from '../../core/problems/problem.ts';
import { plural } from '../../core/text/plural.ts';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(`${inColor(relativeToCwd(problem))}\n`);
  console.error(paint('red', `${plural(problems.length, 'problem')}.`));
}

/** The place is bold, and the fix is dimmed. */
function inColor(problem: Problem): string {
  const { message, hint } = problem;
  return `${paint('bold', placeOf(problem))}: ${message}\n  ${paint('dim', hint)}`;
}

/** `NO_COLOR` and pipes disable colors. */
function paint(style: 'bold' | 'dim' | 'red', text: string): string {
  return styleText(style, text, { stream: process.stderr });
}

/** The problem, with its file relative to the current folder. */
export function relativeToCwd(problem: Problem): Problem {
  return { ...problem, file: relative('', problem.file) || problem.file };
}
