import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../support/folder-contents.ts';
import { runCommand } from '../support/run-site.ts';

/** The generator with a site, in a folder whose cache cannot be written, not even by root. */
function installedReadOnly(): { readonly root: string; readonly temporary: string } {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json'])
    cpSync(resolve(name), join(root, name), { recursive: true });
  cpSync('test/fixtures/bakery', join(root, 'pages'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  writeFileSync(join(root, 'node_modules/.cache'), 'This is no folder.');
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  return { root, temporary };
}

test('where node_modules cannot be written, a build works without a cache and says so once', async () => {
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
    // Nothing is left behind.
    expect(readdirSync(temporary)).toEqual([]);
  }
  expect(contentsOf(join(root, 'second'))).toEqual(contentsOf(join(root, 'first')));
});
