import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { testEverything } from './everything.ts';

/** The input of `.ci/count.js`. */
export interface RunReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed and then passed on a retry. */
  readonly retried: readonly Failure[];
  readonly failures: readonly Failure[];
}

interface Failure {
  readonly test: string;
  readonly messages: readonly string[];
}

/** At the end of a run, names what was skipped and why, and what was retried; writes a report if asked to. */
export function runReporter(reportFile: string | undefined): Reporter {
  let isFiltered = false;
  return {
    onInit({ config }) {
      isFiltered = config.testNamePattern !== undefined;
    },
    onTestRunEnd(modules, unhandledErrors) {
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const failures = [
        ...modules.flatMap(failuresOf),
        ...unhandledErrors.map(({ message }) => ({
          test: 'outside of tests',
          messages: [message],
        })),
      ];
      const retried = tests.filter((test) => test.diagnostic()?.flaky).map(failureOf);
      printSkips(tests);
      const left = tests.filter(({ options }) => options.mode === 'skip');
      if (left.length > 0 && !testEverything && !isFiltered)
        console.log(
          `${left.length} tests of details are left to TEST_EVERYTHING=1, as in .ci/run.`,
        );
      if (retried.length > 0)
        console.log(
          `${retried.length} passed only when tried again:${lines(retried.map(({ test }) => test))}`,
        );
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

/** The line that counts the skipped tests that need something, preceded by those tests. */
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

/** Also of a test that passed on a retry: its errors are those of the first try. */
function failureOf(test: TestCase): Failure {
  return {
    test: nameOf(test),
    messages: test.result().errors?.map(({ message }) => message) ?? [],
  };
}

function failuresOf(module: TestModule): readonly Failure[] {
  const failed = [...module.children.allTests('failed')].map(failureOf);
  // A hook or an import that fails counts as one failure, no matter how many tests it prevents.
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  if (suites.length === 0) return failed;
  const messages = suites.map(({ message }) => message);
  return [...failed, { test: fileOf(module), messages }];
}

const lines = (texts: readonly string[]): string => texts.map((text) => `\n  ${text}`).join('');
const fileOf = (module: TestModule): string => relative('.', module.moduleId);
const nameOf = (test: TestCase): string => `${fileOf(test.module)} > ${test.fullName}`;
