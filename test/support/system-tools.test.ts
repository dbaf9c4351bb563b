import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { thoroughly } from './thoroughly.ts';

/** Runs test files with this project's reporter, in their own folder. */
function runTests(files: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}) {
  mkdirSync('test/.tmp', { recursive: true });
  const root = mkdtempSync(resolve('test/.tmp/run-'));
  const report = join(root, 'report.json');
  const support = resolve('test/support');
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `import { runReporter } from '${support}/run-reporter.ts';
export default { test: { retry: 1, reporters: [runReporter('${report}')] } };`,
  );
  const imports = `import { expect, test } from 'vitest';
import { needPermission, needSystemTool } from '${support}/system-tools.ts';\n`;
  for (const [name, code] of Object.entries(files))
    writeFileSync(join(root, `${name}.test.ts`), imports + code);
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const { REQUIRE_SYSTEM_TOOLS: _, ...environment } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', root], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment, ...env },
  });
  return { status, stdout, report: JSON.parse(readFileSync(report, 'utf8')) };
}

const needy = `
test('needs nothing', () => {});
test('draws', () => needSystemTool('no-such-tool'));
test('paints', () => needSystemTool('no-such-tool'));
test('mounts', () => needPermission(false, 'mount a disk'));
test('runs', () => needSystemTool('sh'));
`;

thoroughly(
  'a run names and counts the tests that lack a system tool, and those that pass only on a retry',
  () => {
    const wavering = "let tries = 0; test('wavers', () => { tries += 1; expect(tries).toBe(2); });";
    const { status, stdout, report } = runTests({ needy, wavering });
    expect(stdout).toContain('needy.test.ts > draws (needs no-such-tool)\n');
    expect(stdout).toMatch(/^3 skipped: needs no-such-tool, needs permission to mount a disk$/m);
    const wavers = 'wavering.test.ts > wavers';
    expect(stdout).toContain(`1 passed only when tried again:\n  ${wavers}\n`);
    const retried = [{ test: wavers, messages: ['expected 1 to be 2 // Object.is equality'] }];
    expect(report).toMatchObject({ passed: 3, failed: 0, skipped: 3, retried });
    expect(status).toBe(0);
  },
);

thoroughly(
  'a missing tool with REQUIRE_SYSTEM_TOOLS, a file that does not load, and an error outside of tests are failures',
  () => {
    const broken = "throw new Error('This file is broken.');";
    const stray =
      "test('ends', () => { setTimeout(() => { throw new Error('Stray.'); }); }); test('waits', () => new Promise((done) => setTimeout(done, 50)));";
    const { status, report } = runTests({ broken, needy, stray }, { REQUIRE_SYSTEM_TOOLS: '1' });
    expect(report).toMatchObject({ passed: 4, failed: 4, skipped: 1 });
    const needed = 'REQUIRE_SYSTEM_TOOLS is set, and no-such-tool is not installed.';
    expect(report.failures).toEqual(
      expect.arrayContaining([
        { test: 'broken.test.ts', messages: ['This file is broken.'] },
        { test: 'needy.test.ts > draws', messages: expect.arrayContaining([needed]) },
        { test: 'outside of tests', messages: ['Stray.'] },
      ]),
    );
    expect(status).toBe(1);
  },
);
