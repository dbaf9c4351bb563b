import { defineConfig } from 'vitest/config';

const report = process.env['VITEST_JSON'];
const never = ['test/fixtures/**', 'test/.tmp/**', '**/node_modules/**'];
/** What takes long, or what is read, compared or counted: Node's version decides little of it. */
const alikeOnEveryNode = [
  'test/hosts/**',
  'test/serve/watch-memory.test.ts',
  'test/contact-server/{form-in-browser,kill,many}.test.ts',
  'test/{components,files,schema,structured-data,widgets}/**',
  'test/generator/{addresses,checks,docs,explain,hostile-facts,hostile-texts,launch,links,new-page,site-rules,tables}.test.ts',
];
const isBrief = process.env['TEST_BRIEFLY'] !== undefined;

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // A shared machine may stand still for longer than a test waits: what is wrong fails three times.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 90_000,
    // One fewer than there are processors would leave one of two idle.
    maxWorkers: '100%',
    // What is waited for comes; only how soon depends on the machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...never,
            'test/site/**',
            'test/browser/**',
            ...(isBrief ? alikeOnEveryNode : []),
          ],
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
          // After the quick ones: these take every processor, too.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
