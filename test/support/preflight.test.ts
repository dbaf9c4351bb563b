import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testEverything } from './everything.ts';
import { needPermission, needSystemTool } from './system-tools.ts';

const files = ['bin/check-installation.js', 'scripts/find-browser.js', 'test/support/preflight.js'];

/** A checkout with the files that the preflight needs. */
function checkout({ isInstalled = true } = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'preflight-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src', 'pages']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const file of files) cpSync(file, join(root, file));
  if (isInstalled) symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** What `npm test` prints before it starts a tool; nothing if all is well. */
function preflight(
  root: string,
  {
    env = {},
    node = [process.execPath],
  }: { env?: NodeJS.ProcessEnv; node?: readonly string[] } = {},
): string {
  const [program = '', ...flags] = node;
  const { status, stdout, stderr } = spawnSync(
    program,
    [...flags, join(root, 'test/support/preflight.js')],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  expect([stdout, status]).toEqual(['', stderr === '' ? 0 : 1]);
  return stderr;
}

test('on a machine that has everything, it says nothing', () => {
  expect(preflight('.')).toBe('');
});

test('a browser that is named and missing is reported', () => {
  expect(preflight('.', { env: { CHROMIUM: '/opt/no-browser' } })).toBe(
    'CHROMIUM names /opt/no-browser, and there is no such file.\n',
  );
});

test('a platform for which npm has no browser needs an installed one', () => {
  const platform = "Object.defineProperty(process, 'platform', { value: 'freebsd' })";
  const node = [process.execPath, '--import', `data:text/javascript,${platform}`];
  const { arch } = process;
  expect(preflight('.', { node, env: { CHROMIUM: '', PATH: '' } })).toBe(
    `npm has no browser for freebsd on ${arch}: install Chrome or Chromium, or set CHROMIUM to its path.\n`,
  );
});

test('without packages, it says which command installs them', () => {
  const root = checkout({ isInstalled: false });
  expect(preflight(root)).toBe(
    `The packages are not installed: run \`npm ci\` in ${root} first.\n`,
  );
});

test('without the packages for development, it says how to install them', () => {
  const root = checkout({ isInstalled: false });
  for (const name of ['esbuild', 'oxc-transform']) {
    const place = join(root, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(resolve('node_modules', name), place);
  }
  expect(preflight(root)).toBe(
    'The tests need the packages for development: run `npm ci --include=dev` first.\n',
  );
});

test('a file in the place of the folder for temporary files is reported', () => {
  const root = checkout();
  writeFileSync(join(root, 'test/.tmp'), '');
  expect(preflight(root)).toBe(
    `The tests write into test/.tmp and pages, which is not possible: EEXIST: file already exists, mkdir '${root}/test/.tmp'.\n`,
  );
});

test('a folder that cannot be written is reported', () => {
  needSystemTool('unshare');
  const root = checkout();
  const unshare = ['unshare', '--map-root-user', '--mount'];
  const readOnly = `mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}`;
  const [program = '', ...flags] = unshare;
  const { status } = spawnSync(program, [...flags, 'sh', '-c', readOnly]);
  needPermission(status === 0, 'mount a disk');
  const node = [...unshare, 'sh', '-c', `${readOnly} && exec ${process.execPath} $0`];
  expect(preflight(root, { node })).toBe(
    `The tests write into test/.tmp and pages, which is not possible: EROFS: read-only file system, access '${root}/test'.\n`,
  );
});

test.runIf(testEverything)('an old version of Node is reported', () => {
  const folder = resolve('test/.tmp/node-18');
  rmSync(folder, { recursive: true, force: true });
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, 'node@18']);
  const node = [join(folder, 'node_modules/node/bin/node')];
  expect(preflight('.', { node })).toMatch(
    /^Node 18\.\d+\.\d+ cannot run this: it needs 22\.12 or newer, or 20\.19\.\n$/,
  );
});
