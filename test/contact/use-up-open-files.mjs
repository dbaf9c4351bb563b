// Loaded by Node before a program: opens files until only one more fits within the limit.
import { closeSync, openSync } from 'node:fs';

const opened = [];
try {
  for (;;) opened.push(openSync('/dev/null', 'r'));
} catch {
  closeSync(opened.pop());
}
