import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { runReporter } from './test/support/run-reporter.ts';

const never = ['test/fixtures/**', 'test/.tmp/**', '**/node_modules/**'];
/** Tests that depend on the version of Node: how modules and threads run, HTTP, files, signals, and dates. */
const dependsOnNode = [
  'test/site/clock/**/*.test.ts',
  'test/generator/modules/{guard-process,packages}.test.ts',
  'test/generator/{cli/build-command,output/recover-interrupted-build,watch/watch}.test.ts',
  'test/generator/server/{compress-replies,hostile-urls,preview}.test.ts',
  'test/site/start.test.ts',
  'test/contact/{durability,requests,stop}.test.ts',
];
/** The real site, built once and checked as files and in a browser; and the package, which npm installs. */
const needsBuiltSite = [
  'test/site/built/**/*.test.ts',
  'test/{specification,browser,deploy,package}/**/*.test.ts',
];
const isBrief = process.env['TEST_BRIEFLY'] !== undefined;

export default defineConfig({
  test: {
    reporters: ['default', runReporter(process.env['TEST_REPORT'])],
    // `.ci/run` sets this, and names each test that passed only when tried again: its cause is a bug.
    retry: Number(process.env['TEST_RETRIES'] ?? 0),
    // These only end tests that hang. What a test waits for ends before: 60 s in the browser, 90 s in `waitFor`.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait most of the time, so more files than processors are busy.
    maxWorkers: availableParallelism() + 2,
    // A process that runs one file after the other saves half a second of processor time for each.
    isolate: false,
    setupFiles: 'test/support/browser/close-contexts.setup.ts',
    // How many pages one file opens at a time: the processors are busy to the end of the longest file.
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          globalSetup: 'test/support/browser/shared-browser.setup.ts',
          include: isBrief ? dependsOnNode : ['test/**/*.test.{ts,tsx}'],
          exclude: [...never, ...needsBuiltSite],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: needsBuiltSite,
          exclude: never,
          globalSetup: [
            'test/support/browser/shared-browser.setup.ts',
            'test/support/site/built-site.setup.ts',
          ],
        },
      },
    ],
  },
});
