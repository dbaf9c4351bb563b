import { defineConfig } from 'vitest/config';

const report = process.env['VITEST_JSON'];
const never = ['test/fixtures/**', 'test/.tmp/**', '**/node_modules/**'];
/** Of other servers, of memory and of kills: they take long, and Node's version decides little of them. */
const long = [
  'test/hosts/**',
  'test/serve/watch-memory.test.ts',
  'test/contact-server/kill.test.ts',
  'test/contact-server/many.test.ts',
];
const isBrief = process.env['TEST_BRIEFLY'] !== undefined;

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // A shared machine may stand still for longer than a test waits: what is wrong fails three times.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 90_000,
    // What is waited for comes; only how soon depends on the machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...never, 'test/site/**', 'test/browser/**', ...(isBrief ? long : [])],
        },
      },
      {
        // The real site, built once and looked at: as files, and in a browser.
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts', 'test/browser/**/*.test.ts'],
          exclude: never,
          globalSetup: 'test/site/built-site.setup.ts',
          maxWorkers: 2,
          // After the quick ones: they take both processors too.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
