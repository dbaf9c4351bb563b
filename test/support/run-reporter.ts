import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What `.ci/count.js` adds up. */
export interface RunReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed first and passed when they were tried again. */
  readonly retried: readonly string[];
  readonly failures: readonly { readonly test: string; readonly messages: readonly string[] }[];
}

/** Names at the end of a run what was skipped and why, and what had to be tried again; writes a report where one is wanted. */
export function runReporter(reportFile: string | undefined): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const failures = [
        ...modules.flatMap(failuresOf),
        ...unhandledErrors.map(({ message }) => ({
          test: 'outside of tests',
          messages: [message],
        })),
      ];
      const retried = tests.filter((test) => test.diagnostic()?.flaky).map(nameOf);
      printSkips(tests);
      if (retried.length > 0)
        console.log(`${retried.length} passed only when tried again:${lines(retried)}`);
      if (reportFile === undefined) return;
      const count = (state: string) => tests.filter((test) => test.result().state === state).length;
      const report = {
        passed: count('passed'),
        failed: failures.length,
        skipped: count('skipped'),
        retried,
        failures,
      } satisfies RunReport;
      writeFileSync(reportFile, JSON.stringify(report));
    },
  };
}

/** The line that says how many tests were skipped for want of something, and those tests before it. */
function printSkips(tests: readonly TestCase[]): void {
  const skips = tests.flatMap((test) => {
    const result = test.result();
    return result.state === 'skipped' && result.note !== undefined
      ? [{ name: nameOf(test), need: result.note }]
      : [];
  });
  if (skips.length === 0) return;
  const needs = [...new Set(skips.map(({ need }) => need))].sort();
  const names = skips.map(({ name, need }) => `${name} (${need})`);
  console.log(`Skipped:${lines(names)}\n${skips.length} skipped: ${needs.join(', ')}`);
}

function failuresOf(module: TestModule): RunReport['failures'] {
  const failed = [...module.children.allTests('failed')].map((test) => ({
    test: nameOf(test),
    messages: test.result().errors?.map(({ message }) => message) ?? [],
  }));
  // A hook or an import that fails counts as one failure, whatever it keeps from running.
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  if (suites.length === 0) return failed;
  const messages = suites.map(({ message }) => message);
  return [...failed, { test: fileOf(module), messages }];
}

const lines = (texts: readonly string[]): string => texts.map((text) => `\n  ${text}`).join('');
const fileOf = (module: TestModule): string => relative('.', module.moduleId);
const nameOf = (test: TestCase): string => `${fileOf(test.module)} > ${test.fullName}`;
