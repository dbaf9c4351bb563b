import { defineConfig } from 'vitest/config';
import { runReporter } from './test/support/run-reporter.ts';

const never = ['test/fixtures/**', 'test/.tmp/**', '**/node_modules/**'];
/** What takes long, or what is read, compared or counted: Node's version decides little of it. */
const alikeOnEveryNode = [
  'test/{components,files,hosts,package,schema,store,structured-data,widgets}/**',
  'test/serve/{browser-errors,overlay,watch-page,watch-threads}.test.ts',
  'test/contact/{alarm,behind-proxy,delivery-retries,form-in-browser,kill,many,reports,several-machines}.test.ts',
  'test/generator/{addresses,checks,docs,explain,hostile-texts,launch,links,mistakes,new-page,proofreading}.test.ts',
  'test/generator/{recipes,route-types,site-rules,tables,terminal,thorough-rules,unchanged,why}.test.ts',
];
const isBrief = process.env['TEST_BRIEFLY'] !== undefined;

export default defineConfig({
  test: {
    reporters: ['default', runReporter(process.env['TEST_REPORT'])],
    // A shared machine may stand still for longer than a test waits. The run names what it tried again.
    retry: process.env['CI'] ? 1 : 0,
    // These end what hangs. Nothing is measured by them: a busy machine takes fifty times as long as a calm one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // One fewer than there are processors would leave one of two idle.
    maxWorkers: '100%',
    // Pages that one file walks: the processors are busy to the end of the longest file.
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          globalSetup: 'test/browser/shared-browser.setup.ts',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...never,
            'test/{site,specification}/**',
            'test/{browser,package}/**',
            ...(isBrief ? alikeOnEveryNode : []),
          ],
        },
      },
      {
        // The real site, built once and looked at: as files, and in a browser; and the package, which npm installs.
        extends: true,
        test: {
          name: 'site',
          include: ['test/{site,specification,browser,package}/**/*.test.ts'],
          exclude: never,
          globalSetup: ['test/browser/shared-browser.setup.ts', 'test/site/built-site.setup.ts'],
          // After the quick ones: these take every processor, too.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
