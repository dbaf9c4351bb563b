import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const commands = [
  'site.js',
  'start.js',
  'contact-server.js',
  'bundle-contact-server.js',
  'pack-generator.js',
];

thoroughly.each(commands)('before `npm ci`, bin/%s says in one sentence to run it', (command) => {
  // Outside this project, whose packages would be found.
  const clone = mkdtempSync(join(tmpdir(), 'before-npm-ci-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  for (const path of ['bin', 'src', 'contact-server', 'package.json'])
    cpSync(path, join(clone, path), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'bin', command)], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `The packages are not installed: run \`npm ci\` in ${clone} first.\n`,
  });
});

test('with a Node that cannot require ES modules, it says which one is needed', () => {
  const old = ['--no-experimental-require-module', 'bin/site.js', '--version'];
  const { status, stdout, stderr } = spawnSync(process.execPath, old, { encoding: 'utf8' });
  const { node } = process.versions;
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: `Node ${node} cannot run this: it needs 22.12 or newer, or 20.19.\n`,
  });
});

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

test('site --version prints the version of the package', async () => {
  expect(await runSite(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test.each(commands)('bin/%s is executable', (command) => {
  accessSync(join('bin', command), constants.X_OK);
});

test('bin/site.js runs by its own name', () => {
  const { stdout } = spawnSync(resolve('bin/site.js'), ['--version'], { encoding: 'utf8' });
  expect(stdout).toBe(`${version}\n`);
});
