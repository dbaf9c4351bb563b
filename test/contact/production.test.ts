import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/listening.ts';
import { needPermission, needSystemTool } from '../support/system-tools.ts';
import { goodMessage, postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

const bundle = resolve('test/.tmp/contact-bundle');
const isRoot = process.getuid?.() === 0;
/** The user nobody, on Debian. */
const otherUser = 65_534;

beforeAll(() => {
  rmSync(bundle, { recursive: true, force: true });
  execFileSync(process.execPath, ['bin/bundle-contact-server.js', bundle]);
});

describe('the bundle', () => {
  test('is one file, its manual, and its version', () => {
    expect(readdirSync(bundle).sort()).toEqual(['README.md', 'contact-server.mjs', 'version']);
    expect(readFileSync(join(bundle, 'version'), 'utf8')).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{12}\n$/);
  });

  test('runs alone and read-only, as the user nobody, and writes only to the spool', async () => {
    const place = await temporaryFolder();
    chmodSync(place, 0o755);
    const [source, cwd, spool] = ['source', 'cwd', 'spool'].map((name) => join(place, name));
    if (source === undefined || cwd === undefined || spool === undefined) throw new Error();
    for (const folder of [source, cwd, spool]) mkdirSync(folder);
    execFileSync('cp', [join(bundle, 'contact-server.mjs'), source]);
    chmodSync(join(source, 'contact-server.mjs'), 0o444);
    chmodSync(source, 0o555);
    if (isRoot) chownSync(spool, otherUser, otherUser);
    const identity = isRoot ? { uid: otherUser, gid: otherUser } : {};
    const child = spawn(process.execPath, [join(source, 'contact-server.mjs')], {
      cwd,
      env: { NODE_ENV: 'production', CONTACT_SPOOL: spool, PORT: '0' },
      ...identity,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => {
      output.stdout += text;
    });
    child.stderr.on('data', (text) => {
      output.stderr += text;
    });
    await expect.poll(() => output.stdout + output.stderr).toMatch(/listening on .*\n/);
    const [, url = ''] = /listening on (\S+)/.exec(output.stdout) ?? [];
    expect((await postMessage(url)).status).toBe(200);
    expect(await storedIn(spool)).toMatchObject([goodMessage]);
    expect(readdirSync(cwd)).toEqual([]);
    expect(readdirSync(source)).toEqual(['contact-server.mjs']);
    const sentences = output.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(sentences).toContainEqual(expect.stringMatching(/^Stored /));
  });

  test('has its commands', () => {
    const help = spawnSync(process.execPath, [join(bundle, 'contact-server.mjs'), '--help'], {
      encoding: 'utf8',
    });
    expect(help.status).toBe(0);
    expect(help.stdout).toContain('retry');
  });

  test('is not written without a given folder', () => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/bundle-contact-server.js'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: ');
  });
});

test('nothing is compiled in production: the sources are refused, and the bundle is named', async () => {
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0', NODE_ENV: 'production' });
  expect(await service.ended).toBe(2);
  expect(service.output.stderr).toBe(
    'NODE_ENV is production, and this command would compile the service.\n  Bundle it once with node bin/bundle-contact-server.js <folder>, and run <folder>/contact-server.mjs.\n',
  );
});

test('root is refused in production', async () => {
  needPermission(isRoot, 'run as root');
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const settings = { CONTACT_SPOOL, PORT: '0', NODE_ENV: 'production' };
  const service = startProcess(settings, [], [], join(bundle, 'contact-server.mjs'));
  expect(await service.ended).toBe(2);
  expect(service.output.stderr).toBe(
    'NODE_ENV is production, and the service runs as root: an attacker in it would have the machine.\n  Run it as a user of its own, who owns the folder of messages and nothing else.\n',
  );
});

test('systemd accepts the unit, which gives the service few permissions', () => {
  needSystemTool('systemd-analyze');
  const unit = readFileSync('deploy/contact-server.service', 'utf8');
  for (const line of ['User=contact-server', 'ProtectSystem=strict', 'NoNewPrivileges=yes'])
    expect(unit).toContain(`\n${line}\n`);
  expect(unit).toMatch(/\nCapabilityBoundingSet=\n/);
  const verified = systemdAnalyze('verify', 'deploy/contact-server.service');
  expect(verified.stderr.split('\n').filter((line) => line.includes('contact-server'))).toEqual([]);
  const { stdout } = systemdAnalyze('security', '--offline=true', 'deploy/contact-server.service');
  const [, exposure = '10'] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
});

test('the unit allows more threads than the service starts', async () => {
  needPermission(process.platform === 'linux', 'count threads in /proc');
  const unit = readFileSync('deploy/contact-server.service', 'utf8');
  const [, variables = ''] = /^Environment=(UV_.+)$/m.exec(unit) ?? [];
  const settings = Object.fromEntries(variables.split(' ').map((pair) => pair.split('=')));
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const file = join(bundle, 'contact-server.mjs');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0', ...settings }, [], [], file);
  // The first file that is opened starts the whole pool.
  expect((await postMessage(await untilListening(service))).status).toBe(200);
  const threads = readdirSync(`/proc/${service.child.pid}/task`).length;
  expect(threads).toBeGreaterThan(Number(settings['UV_THREADPOOL_SIZE']));
  const [, most] = /^TasksMax=(\d+)$/m.exec(unit) ?? [];
  expect(Number(most)).toBeGreaterThan(threads);
});

test('the unit names a manual that the bundle contains, and the folder of its settings', () => {
  const unit = readFileSync('deploy/contact-server.service', 'utf8');
  const settings = readFileSync('deploy/contact-server.env', 'utf8');
  const [, manual = ''] =
    /\nDocumentation=file:\/\/\/opt\/contact-server\/(\S+)\n/.exec(unit) ?? [];
  expect(readFileSync(join(bundle, manual), 'utf8')).toContain('## Settings');
  const [, state = ''] = /\nStateDirectory=(\S+)\n/.exec(unit) ?? [];
  expect(settings).toContain(`\nCONTACT_SPOOL=/var/lib/${state}\n`);
});

test.each([
  ['a command', 'deploy/README.md', /^alias contact='(.+)'$/m, ' list', ''],
  [
    'the line for cron',
    'contact-server/README.md',
    /^\*\/10 \* \* \* \* (.+)$/m,
    '',
    'PROBLEM: The service does not answer at URL/readyz (ECONNREFUSED). No message is waiting.\n',
  ],
])('%s runs as the user of the service, with its settings, as %s says', async (...line) => {
  needPermission(isRoot, 'become another user');
  const [, guide, pattern, words, said] = line;
  const place = await temporaryFolder();
  chmodSync(place, 0o755);
  const spool = join(place, 'spool');
  const waiting = join(spool, 'new');
  mkdirSync(waiting, { recursive: true });
  for (const folder of [spool, waiting]) chownSync(folder, otherUser, otherUser);
  const env = readFileSync('deploy/contact-server.env', 'utf8').replace(/(?<=SPOOL=).*/, spool);
  const port = await freePort();
  writeFileSync(join(place, 'contact-server.env'), `${env}PORT=${port}\n`);
  execFileSync('cp', [join(bundle, 'contact-server.mjs'), place]);
  const [, command = ''] = pattern.exec(readFileSync(guide, 'utf8')) ?? [];
  expect(command).toContain('sudo -u contact-server node ');
  const script = `${command}${words}`
    .replace('sudo -u contact-server ', '')
    .replace('/etc/contact-server.env', join(place, 'contact-server.env'))
    .replace('/opt/contact-server', place);
  const ran = spawnSync('/bin/sh', ['-c', script], {
    encoding: 'utf8',
    uid: otherUser,
    gid: otherUser,
    // This project and its `PATH` may be in a folder that only its owner can enter.
    cwd: place,
    env: { PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(':') },
  });
  const stdout = said.replace('URL', `http://127.0.0.1:${port}`);
  expect(ran).toMatchObject({ status: 0, stdout, stderr: '' });
});

test('the image is built only from what is copied into it, and does not run as root', async () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  const [build = '', run = ''] = file.split(/^FROM /m).slice(1);
  const copied = [...build.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const context = join(resolve('test/.tmp'), `image-${process.pid}`);
  onTestFinished(() => rmSync(context, { recursive: true, force: true }));
  mkdirSync(context);
  execFileSync('cp', ['-r', ...copied, context]);
  const out = join(await temporaryFolder(), 'out');
  const [, command = ''] = /^RUN (node bin\/.+) \/out$/m.exec(build) ?? [];
  execFileSync('sh', ['-c', `${command} ${out}`], { cwd: context });
  expect(readdirSync(out)).toContain('contact-server.mjs');
  expect(run).toMatch(/^USER node$/m);
  expect(run.indexOf('USER node')).toBeLessThan(run.indexOf('ENTRYPOINT'));
  expect(run).toContain('/opt/contact-server/contact-server.mjs');
});

function systemdAnalyze(...args: readonly string[]) {
  return spawnSync('systemd-analyze', args, { encoding: 'utf8' });
}
