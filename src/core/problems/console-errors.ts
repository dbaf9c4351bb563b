import { format } from 'node:util';
import type { Problem } from './problem.ts';

/** Runs something, and hands over each text that it writes by `console.error` meanwhile. */
export function captureConsoleErrors<Value>(
  run: () => Value,
  onError: (text: string) => void,
): Value {
  const original = console.error;
  console.error = (...parts) => onError(format(...parts));
  try {
    return run();
  } finally {
    console.error = original;
  }
}

/** React tells of many mistakes by `console.error` alone. `name` is what was rendered. */
export function consoleErrorProblem(file: string, name: string, text: string): Problem {
  return {
    file,
    message: `console.error was called while ${name} was rendered: ${firstSentence(text)}`,
    hint: 'Mend what it names: a build lets nothing pass that React complains of.',
  };
}

/** React adds a stack of components below an empty line, and links that a terminal cannot follow. */
function firstSentence(text: string): string {
  return text.split('\n\n').slice(0, 2).join(' ').replace(/\s+/g, ' ').trim();
}
