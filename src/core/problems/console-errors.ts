import { format } from 'node:util';
import type { PageProblem } from './problem.ts';

/** Runs a function, and passes on each text that it writes with `console.error`. */
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

/** The development build of React, which `check` and `watch` use, writes each mistake only once. */
const hint =
  process.env['NODE_ENV'] === 'production'
    ? 'Fix the cause. The build fails on any console.error call.'
    : 'Fix the cause here and wherever else it occurs: React reports a mistake only once.';

/** React reports many mistakes only with `console.error`. `name` is what was rendered. */
export function consoleErrorProblem(file: string, name: string, text: string): PageProblem {
  return {
    file,
    isWarning: true,
    needles: needlesForNames(text),
    message: `console.error was called while rendering ${name}: ${firstSentence(text)}`,
    hint,
  };
}

/** React names an attribute or a component in backticks. */
function needlesForNames(text: string): readonly string[] {
  const names = [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  return names.flatMap((name) => [` ${name}=`, `function ${name}(`, `const ${name} = (`]);
}

/** React adds a component stack after an empty line, and links that are no use in a terminal. */
export function firstSentence(text: string): string {
  return text.split('\n\n').slice(0, 2).join(' ').replace(/\s+/g, ' ').trim();
}
