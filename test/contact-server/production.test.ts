import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { goodMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess } from './start-process.ts';

const bundle = resolve('test/.tmp/contact-bundle');
const isRoot = process.getuid?.() === 0;
/** Nobody, on Debian. */
const nobody = 65_534;

beforeAll(() => {
  rmSync(bundle, { recursive: true, force: true });
  execFileSync(process.execPath, ['bin/bundle-contact-server.js', bundle]);
});

describe('the bundle', () => {
  test('is one file and its version', () => {
    expect(readdirSync(bundle).sort()).toEqual(['contact-server.mjs', 'version']);
    expect(readFileSync(join(bundle, 'version'), 'utf8')).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{12}\n$/);
  });

  test('runs alone and read-only, as nobody, and writes nothing but the spool', async () => {
    const place = await temporaryFolder();
    chmodSync(place, 0o755);
    const [source, cwd, spool] = ['source', 'cwd', 'spool'].map((name) => join(place, name));
    if (source === undefined || cwd === undefined || spool === undefined) throw new Error();
    for (const folder of [source, cwd, spool]) mkdirSync(folder);
    execFileSync('cp', [join(bundle, 'contact-server.mjs'), source]);
    chmodSync(join(source, 'contact-server.mjs'), 0o444);
    chmodSync(source, 0o555);
    if (isRoot) chownSync(spool, nobody, nobody);
    const identity = isRoot ? { uid: nobody, gid: nobody } : {};
    const child = spawn(process.execPath, [join(source, 'contact-server.mjs')], {
      cwd,
      env: { NODE_ENV: 'production', CONTACT_SPOOL: spool, PORT: '0', METRICS_PORT: '0' },
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
    await expect
      .poll(() => output.stdout + output.stderr, { timeout: 20_000 })
      .toMatch(/listening on .*\n/);
    const [, url = ''] = /listening on (\S+)/.exec(output.stdout) ?? [];
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodMessage),
    });
    expect(response.status).toBe(200);
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

  test('is not made without being told where', () => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/bundle-contact-server.js'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: ');
  });
});

test.runIf(isRoot)('root is refused in production', async () => {
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0', NODE_ENV: 'production' });
  expect(await service.ended).toBe(2);
  expect(service.output.stderr).toBe(
    'NODE_ENV is production, and the service runs as root: whoever got in would have the machine.\n  Run it as a user of its own, who owns the spool and nothing else.\n',
  );
});

test('the unit of systemd is one that systemd understands, and leaves the service little', () => {
  const unit = readFileSync('deploy/contact-server.service', 'utf8');
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'NoNewPrivileges=yes'])
    expect(unit).toContain(`\n${line}\n`);
  expect(unit).toMatch(/\nCapabilityBoundingSet=\n/);
  expect(unit).toMatch(/\nStateDirectory=contact-server\n/);
  expect(unit).toContain('Environment=CONTACT_SPOOL=/var/lib/contact-server\n');
  const verified = spawnSync('systemd-analyze', ['verify', 'deploy/contact-server.service'], {
    encoding: 'utf8',
  });
  if (verified.error) return;
  expect(verified.stderr.split('\n').filter((line) => line.includes('contact-server'))).toEqual([]);
  const { stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', 'deploy/contact-server.service'],
    { encoding: 'utf8' },
  );
  const [, exposure = '10'] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
});

test('the image is built from what is copied into it, and does not run as root', async () => {
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
