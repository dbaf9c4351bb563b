import { format } from 'node:util';

/** Runs something, and hands over each text that it writes by `console.error` meanwhile. */
export function withConsoleErrors<Value>(run: () => Value, onError: (text: string) => void): Value {
  const original = console.error;
  console.error = (...parts) => onError(format(...parts));
  try {
    return run();
  } finally {
    console.error = original;
  }
}
