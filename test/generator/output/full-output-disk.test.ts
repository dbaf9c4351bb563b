import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { needPermission, needSystemTool } from '../../support/system-tools.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** A private disk that no other process sees, and that disappears with this one. */
const unshare = ['--map-root-user', '--mount'];
const mount = [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'];

interface Step {
  readonly code: number;
  readonly stderr: string;
}

/** Builds a site onto a small disk, breaks something, builds again, fixes it, and builds once more. */
function onSmallDisk(size: string, spoil: string, repair: string) {
  const site = siteFolder({ 'about.tsx': pageText('About') }, 'disk');
  const disk = join(site.root, 'disk');
  const kept = join(site.root, 'kept');
  for (const folder of [disk, kept]) mkdirSync(folder);
  const big = pageText('Big', { body: "<p>{'12345678 '.repeat(40_000)}</p>" });
  writeFileSync(join(site.root, 'big.tsx'), big);
  const build = (step: number): string =>
    `node ${resolve('bin/site.js')} build --quiet --no-cache --pages pages --out disk/dist 2> kept/stderr-${step}; echo $? > kept/code-${step}; ls -A disk > kept/list-${step}; cp -r disk/dist kept/dist-${step};`;
  const script = `mount -t tmpfs -o size=${size} tmpfs disk; ${build(1)} ${spoil}; ${build(2)} ${repair}; ${build(3)}`;
  const { status, stderr } = spawnSync('unshare', [...unshare, 'sh', '-c', script], {
    cwd: site.root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const all = contentsOf(kept);
  const steps: readonly Step[] = [1, 2, 3].map((step) => ({
    code: Number(all[`code-${step}`]),
    stderr: all[`stderr-${step}`] ?? '',
  }));
  const built = [1, 2, 3].map((step) => contentsOf(join(kept, `dist-${step}`)));
  const beside = [1, 2, 3].map((step) => all[`list-${step}`]);
  return { steps, built, beside };
}

thoroughly.each([
  [
    'full',
    '256k',
    'cp big.tsx pages/big.tsx',
    'rm pages/big.tsx',
    'ENOSPC: no space left on device',
  ],
  [
    'read-only',
    '256k',
    'mount -o remount,ro disk',
    'mount -o remount,rw disk',
    'EROFS: read-only file system',
  ],
])(
  'a disk that is %s is reported in a sentence, and the site is unchanged',
  (_, size, spoil, repair, reason) => {
    needSystemTool('unshare');
    needPermission(spawnSync('unshare', mount).status === 0, 'mount a disk');
    const { steps, built, beside } = onSmallDisk(size, spoil, repair);
    expect(steps.map(({ code }) => code)).toEqual([0, 1, 0]);
    expect(steps[1]?.stderr).toMatch(
      new RegExp(`^disk\\S*: Writing failed: "${reason}"\\.\n  Check the free space`),
    );
    expect(steps[1]?.stderr).toMatch(/\n1 problem\.\n$/);
    expect(built[1]).toEqual(built[0]);
    expect(built[2]).toEqual(built[0]);
    expect(beside).toEqual(['dist\n', 'dist\n', 'dist\n']);
  },
);
