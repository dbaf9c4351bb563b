// Adds up the reports of test runs: pairs of an exit code and a report's file.
import { existsSync, readFileSync } from 'node:fs';

const nothing = { passed: 0, failed: 0, skipped: 0, retried: [], failures: [] };
const total = { passed: 0, failed: 0, skipped: 0, retried: 0 };
const runs = process.argv.slice(2);
for (let index = 0; index < runs.length; index += 2) {
  const exitCode = Number(runs[index]);
  const file = runs[index + 1] ?? '';
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  // People read only the end of a long log.
  for (const { test, messages } of report.retried)
    console.log(`RETRIED ${test}\n${briefly(messages)}`);
  for (const { test, messages } of report.failures)
    console.log(`FAILED ${test}\n${briefly(messages)}`);
  total.passed += report.passed;
  total.skipped += report.skipped;
  total.retried += report.retried.length;
  // A run that failed before or beside its tests (types, lint, installing) counts as one failure.
  total.failed += report.failed || (exitCode === 0 ? 0 : 1);
}
console.log(`${total.retried} passed only when tried again, ${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Each message once, without most of its stack. */
function briefly(messages) {
  const heads = messages.map((message) => message.split('\n').slice(0, 12).join('\n'));
  return [...new Set(heads)].join('\n');
}
