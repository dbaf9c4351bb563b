import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/output-files.ts';
import { lockOutFolder } from '../../../src/output/staging/lock.ts';
import { ask } from '../../support/ask.ts';
import { build } from '../../support/build.ts';
import { startCommand } from '../../support/command.ts';
import { runSite } from '../../support/run-site.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const site = siteFolder({}, 'preview-command');
const built = build(site);
const flags = ['preview', '--out', site.out, '--port', '0'];

test('prints its address, and an interrupt ends it with 130 although a connection is open', async () => {
  await built;
  const command = startCommand('site.js', flags);
  const [line, url = ''] = await command.printed(/^Serving .*dist at (http:\S+)$/m);
  expect(line).toMatch(/ http:\/\/127\.0\.0\.1:\d+\/$/);
  expect((await ask(url, '/')).status).toBe(200);
  const { hostname, port } = new URL(url);
  const idle = connect(Number(port), hostname).on('error', () => {});
  expect(await command.stop('SIGINT')).toBe(130);
  idle.destroy();
});

test('prints its address as JSON for programs', async () => {
  await built;
  const command = startCommand('site.js', [...flags, '--json']);
  const [line] = await command.printed(/^\{.*\}$/m);
  await command.stop();
  expect(JSON.parse(line)).toEqual({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/) });
});

thoroughly('listens on both addresses that localhost has', async () => {
  await built;
  const command = startCommand('site.js', [...flags, '--host', 'localhost']);
  const [, port = ''] = await command.printed(/http:\/\/localhost:(\d+)\/$/m);
  const answers = await Promise.all([
    ask(`http://127.0.0.1:${port}`, '/'),
    ask(`http://[::1]:${port}`, '/'),
  ]);
  const other = await runSite(['preview', '--out', site.out, '--port', port, '--host', '::1']);
  await command.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(other.stderr).toContain(`Port ${port} on [::1] is already in use.`);
});

thoroughly.each(['127.0.0.1', '::1'])(
  'reports in a sentence that a port on %s is in use, and what to do',
  async (host) => {
    await built;
    const first = startCommand('site.js', [...flags, '--host', host]);
    const [, port = ''] = await first.printed(/:(\d+)\/$/m);
    const next = Number(port) + 1;
    for (const listener of [host, 'localhost']) {
      const { code, stderr } = await runSite([...flags.slice(0, -1), port, '--host', listener]);
      expect(code).toBe(1);
      expect(stderr).toContain(`--port ${port}: Port ${port} on`);
      expect(stderr).toContain(
        `Stop the other program, or choose a different port: --port ${next} (with npm: -- --port ${next}).`,
      );
    }
    await first.stop();
  },
);

test('names an address that this machine does not have', async () => {
  await built;
  const { code, stderr } = await runSite([...flags, '--host', '192.0.2.1']);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /--host 192\.0\.2\.1: The server cannot listen on this address \(EADDRNOTAVAIL\)\./,
  );
});

test.each([
  ['nowhere', 'This folder does not exist.'],
  ['pages', 'This folder was not created by a build.'],
])('refuses a folder without a built site: %s', async (folder, message) => {
  const { code, stderr } = await runSite(['preview', '--out', folder], { cwd: site.root });
  expect(code).toBe(1);
  expect(stderr).toBe(
    `${folder}: ${message}\n  Build the site first, or choose the folder of a built site with --out.\n\n1 problem.\n`,
  );
});

thoroughly.each([
  ['--port', '70000'],
  ['--port', 'http'],
  ['--proxy', 'localhost:4322'],
  ['--proxy', '/api=localhost:4322'],
  ['--proxy', '/=http://localhost:4322'],
  ['--proxy', '/api=http://localhost:4322/v1'],
  ['--proxy', 'api=http://localhost:4322'],
])('refuses an unusable option with exit code 2: %s %s', async (flag, value) => {
  expect((await runSite(['preview', flag, value])).code).toBe(2);
});

thoroughly.each(['ready', 'previous'] as const)(
  'serves the site that a killed build left as the %s one',
  async (name) => {
    const killed = siteFolder({}, `preview-${name}`);
    await build(killed);
    const folders = stagingFolders(killed.out);
    renameSync(killed.out, folders[name]);
    const unusedPid = 2 ** 22 + 1;
    writeFileSync(folders.lock, [hostname(), unusedPid, '1'].join('\n'));
    const command = startCommand('site.js', ['preview', '--out', killed.out, '--port', '0']);
    const [, url = ''] = await command.printed(/^Serving .* at (http:\S+)$/m);
    expect((await ask(url, '/')).status).toBe(200);
    await command.stop();
    expect(readdirSync(killed.root).sort()).toEqual(['dist', 'pages']);
  },
);

thoroughly('leaves a running build to finish its own swap of folders', async () => {
  const busy = siteFolder({}, 'preview-busy');
  await build(busy);
  const { lock, ready } = stagingFolders(busy.out);
  renameSync(busy.out, ready);
  lockOutFolder(lock);
  const { stderr } = await runSite(['preview', '--out', busy.out, '--port', '0']);
  expect(stderr).toContain('This folder does not exist.');
  expect(existsSync(ready)).toBe(true);
});
