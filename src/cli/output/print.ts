import { relative } from 'node:path';
import { styleText } from 'node:util';
import { codeExcerpt, type Problem, placeOf } from '../../core/problem.ts';
import { plural } from '../../core/text.ts';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** More than a screenful: from here on, problems are also counted per file. */
const countedFrom = 11;

/** By file, each with its lines of code, as the overlay of `watch` shows them. */
export function printProblems(problems: readonly Problem[]): void {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems.map(relativeToCwd)) {
    const ofFile = byFile.get(problem.file);
    if (ofFile) ofFile.push(problem);
    else byFile.set(problem.file, [problem]);
  }
  for (const problem of [...byFile.values()].flat()) console.error(problemText(problem));
  if (problems.length >= countedFrom)
    for (const [file, { length }] of byFile)
      console.error(`${String(length).padStart(4)} in ${file}`);
  console.error(paint('red', `${plural(problems.length, 'problem')}.`));
}

/** A problem with its lines of code. */
export function problemText(problem: Problem): string {
  return `${inColor(problem)}\n${excerptLines(problem).join('')}`;
}

/** The place is bold, and the fix is dimmed. */
function inColor(problem: Problem): string {
  const { message, hint, column } = problem;
  const place = `${placeOf(problem)}${column === undefined ? '' : `:${column}`}`;
  return `${paint('bold', place)}: ${message}\n  ${paint('dim', hint)}`;
}

/** The wrong line has a mark, and a caret below it. */
function excerptLines({ file, line, column }: Problem): readonly string[] {
  return codeExcerpt(file, line).flatMap(({ number, text }) => {
    if (number !== line) return `${String(number).padStart(6)} | ${text}\n`;
    const marked = paint('red', `${String(number).padStart(6)} > `) + text;
    if (column === undefined || column > text.length) return `${marked}\n`;
    const indent = text.slice(0, column - 1).replace(/\S/g, ' ');
    return `${marked}\n       | ${indent}${paint('red', '^')}\n`;
  });
}

/** `NO_COLOR` and pipes disable colors. */
function paint(style: 'bold' | 'dim' | 'red', text: string): string {
  return styleText(style, text, { stream: process.stderr });
}

/** The problem, with its file relative to the current folder. */
export function relativeToCwd(problem: Problem): Problem {
  return { ...problem, file: relative('', problem.file) || problem.file };
}

/** Ends the process. The site's code gets another `process.exit`, which throws. */
export const exit: typeof process.exit = process.exit.bind(process);
