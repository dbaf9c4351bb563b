import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Runs test files with this project's reporter, in their own folder. */
function runTests(code: string, env: NodeJS.ProcessEnv = {}) {
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
  writeFileSync(join(root, 'some.test.ts'), imports + code);
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

test('a test without its system tool is skipped, and the run names and counts it', () => {
  const { status, stdout, report } = runTests(needy);
  expect(stdout).toContain('some.test.ts > draws (needs no-such-tool)\n');
  expect(stdout).toMatch(/^3 skipped: needs no-such-tool, needs permission to mount a disk$/m);
  expect(report).toMatchObject({ passed: 2, failed: 0, skipped: 3 });
  expect(status).toBe(0);
});

test('REQUIRE_SYSTEM_TOOLS makes that a failure', () => {
  const { status, report } = runTests(needy, { REQUIRE_SYSTEM_TOOLS: '1' });
  expect(report).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
  expect(report.failures[0]).toMatchObject({
    test: 'some.test.ts > draws',
    messages: expect.arrayContaining([
      'REQUIRE_SYSTEM_TOOLS is set, and no-such-tool is not installed.',
    ]),
  });
  expect(status).toBe(1);
});

test('a test that passes only on a retry is named', () => {
  const { status, stdout, report } = runTests(
    "let tries = 0; test('wavers', () => { tries += 1; expect(tries).toBe(2); });",
  );
  expect(stdout).toContain('1 passed only when tried again:\n  some.test.ts > wavers\n');
  expect(report).toMatchObject({ passed: 1, failed: 0, retried: ['some.test.ts > wavers'] });
  expect(status).toBe(0);
});

test('a file that does not load, and an error outside of tests, count as failures', () => {
  const broken = runTests("throw new Error('This file is broken.');");
  expect(broken.report).toMatchObject({
    failed: 1,
    failures: [{ test: 'some.test.ts', messages: ['This file is broken.'] }],
  });
  const stray = runTests(
    "test('ends', () => { setTimeout(() => { throw new Error('Stray.'); }); }); test('waits', () => new Promise((done) => setTimeout(done, 50)));",
  );
  expect(stray.report).toMatchObject({
    passed: 2,
    failures: [{ test: 'outside of tests', messages: ['Stray.'] }],
  });
  expect(stray.status).toBe(1);
});
