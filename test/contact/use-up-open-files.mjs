// Loaded by Node before a program: opens files until the limit of open files is reached, and leaves room for one.
import { closeSync, openSync } from 'node:fs';

const opened = [];
try {
  for (;;) opened.push(openSync('/dev/null', 'r'));
} catch {
  closeSync(opened.pop());
}
