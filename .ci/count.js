// Adds up the reports of test runs: pairs of an exit code and a report's file.
import { existsSync, readFileSync } from 'node:fs';

let passed = 0;
let failed = 0;
const runs = process.argv.slice(2);
for (let index = 0; index < runs.length; index += 2) {
  const exitCode = Number(runs[index]);
  const file = runs[index + 1] ?? '';
  const report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  // The end of a long log is what is read of it.
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        console.log(`FAILED ${name}: ${fullName}\n${briefly(failureMessages)}`);
  passed += report.numPassedTests;
  // A run that failed before or beside its tests (types, lint, installing) counts as one failure.
  failed += report.numFailedTests || (exitCode === 0 ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Each message once, without most of its stack. */
function briefly(messages) {
  const heads = messages.map((message) => message.split('\n').slice(0, 12).join('\n'));
  return [...new Set(heads)].join('\n');
}
