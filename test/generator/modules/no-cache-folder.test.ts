import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { runCommand } from '../../support/run-site.ts';
import { needPermission, needSystemTool } from '../../support/system-tools.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** The generator with a site, in a folder whose cache cannot be written to, not even by root. */
function installedReadOnly(): { readonly root: string; readonly temporary: string } {
  const root = installed();
  writeFileSync(join(root, 'node_modules/.cache'), 'Not a folder.');
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  return { root, temporary };
}

function installed(): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json'])
    cpSync(resolve(name), join(root, name), { recursive: true });
  cpSync('test/fixtures/bakery', join(root, 'pages'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  return root;
}

thoroughly(
  'if node_modules is read-only, a build works without a cache and says so once',
  async () => {
    const { root, temporary } = installedReadOnly();
    const run = (...flags: readonly string[]) =>
      runCommand(join(root, 'bin/site.js'), ['build', ...flags], {
        cwd: root,
        env: { TMPDIR: temporary },
      });
    for (const out of ['first', 'second']) {
      const { code, stdout, stderr } = await run('--quiet', '--out', out);
      expect(stderr).toMatch(
        /^\S+node_modules\/\.cache cannot be written \(\w+\): this command runs without a cache\.\n {2}Give this user write permission there to make commands start faster\.\n$/,
      );
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
      expect(Object.keys(contentsOf(join(root, out)))).toContain('order.html');
      // No temporary files are left.
      expect(readdirSync(temporary)).toEqual([]);
    }
    expect(contentsOf(join(root, 'second'))).toEqual(contentsOf(join(root, 'first')));
  },
);

thoroughly('a build whose modules cannot be stored says so once, and is complete', async () => {
  const root = installed();
  const build = (...flags: readonly string[]) =>
    runCommand(join(root, 'bin/site.js'), ['build', ...flags], { cwd: root });
  expect(await build('--quiet', '--no-cache', '--out', 'expected')).toMatchObject({ code: 0 });
  // A file has the name of the folder of packs.
  const cache = join(root, 'node_modules', '.cache', 'site');
  expect(existsSync(cache)).toBe(false);
  mkdirSync(cache);
  writeFileSync(join(cache, 'modules'), '');
  const { code, stdout, stderr } = await build('--quiet', '--out', 'built');
  expect(stderr).toMatch(
    /^\S+\/modules\/\w+\.\d+\.pack cannot be written \(\w+\): the next command compiles all pages again\.\n {2}Free some disk space, or give this user write permission there\.\n$/,
  );
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(contentsOf(join(root, 'built'))).toEqual(contentsOf(join(root, 'expected')));
});

thoroughly.each([
  ['full', 'head -c 1M /dev/zero > node_modules/.cache/site/filled 2> /dev/null', 'ENOSPC'],
  [
    'read-only',
    'mkdir node_modules/.cache/site/modules && mount -o remount,ro node_modules/.cache/site',
    'EROFS',
  ],
])('a cache on a disk that is %s does not fail a build', async (_, spoil, reason) => {
  needSystemTool('unshare');
  const unshare = ['--map-root-user', '--mount'];
  const mount = [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'];
  needPermission(spawnSync('unshare', mount).status === 0, 'mount a disk');
  const root = installed();
  const build = 'node bin/site.js build --quiet';
  const script = `${build} --no-cache --out expected && mkdir -p node_modules/.cache/site &&
    mount -t tmpfs -o size=16k tmpfs node_modules/.cache/site; ${spoil}; ${build} --out built`;
  const { status, stderr } = spawnSync('unshare', [...unshare, 'sh', '-c', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(
    new RegExp(`^\\S+\\.pack cannot be written \\(${reason}\\): .+\\n {2}Free .+\\n$`),
  );
  expect(status).toBe(0);
  expect(contentsOf(join(root, 'built'))).toEqual(contentsOf(join(root, 'expected')));
});
