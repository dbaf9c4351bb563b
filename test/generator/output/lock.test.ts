import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/output-files.ts';
import { lockOutFolder } from '../../../src/output/staging/lock.ts';
import { build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** A process that has ended. */
const gone = String(spawnSync('true').pid);
const ended = [hostname(), gone, '1'].join('\n');

/** What the lock says while this process holds it. */
function ownLock(lock: string): string {
  const held = lockOutFolder(lock);
  const text = readFileSync(lock, 'utf8');
  if ('release' in held) held.release();
  return text;
}

const doubts = {
  process: 'If that process is not a build, delete this file.',
  host: 'If no build is running there, delete this file.',
};
const refusal = (holder: string, doubt: keyof typeof doubts): readonly string[] => [
  `.dist.lock: ${holder} is building the same folder.\n  Wait until it is done, or choose a different folder with --out. ${doubts[doubt]}`,
];

test('a folder that another process is building is refused', async () => {
  const site = siteFolder();
  const { lock } = stagingFolders(site.out);
  const held = lockOutFolder(lock);
  expect(readFileSync(lock, 'utf8').split('\n').slice(0, 2)).toEqual([
    hostname(),
    `${process.pid}`,
  ]);
  expect((await build(site)).problems).toEqual(refusal(`Process ${process.pid}`, 'process'));
  expect(readdirSync(site.root).sort()).toEqual(['.dist.lock', 'pages']);
  if ('release' in held) held.release();
  expect((await build(site)).problems).toEqual([]);
});

test('the lock of another host is respected, whether or not this host has such a process', async () => {
  for (const id of [gone, String(process.pid)]) {
    const site = siteFolder();
    writeFileSync(stagingFolders(site.out).lock, ['ci-7', id, '1'].join('\n'));
    expect((await build(site)).problems).toEqual(
      refusal(`Process ${id} on the host "ci-7"`, 'host'),
    );
    expect(readdirSync(site.root).sort()).toEqual(['.dist.lock', 'pages']);
  }
});

test('the lock of a process whose id another process has now is taken over', async () => {
  const site = siteFolder();
  const { lock } = stagingFolders(site.out);
  const [host, id, start] = ownLock(lock).split('\n');
  writeFileSync(lock, [host, id, `${start}0`].join('\n'));
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test('a lock without text is respected while its process can be about to write it', async () => {
  const site = siteFolder();
  const { lock } = stagingFolders(site.out);
  writeFileSync(lock, '');
  expect((await build(site)).problems).toEqual(refusal('Another process', 'process'));
  utimesSync(lock, 0, 0);
  expect((await build(site)).problems).toEqual([]);
});

test('a lock that was released by a process that lost it is left to its holder', () => {
  const { lock } = stagingFolders(siteFolder().out);
  const held = lockOutFolder(lock);
  writeFileSync(lock, ended);
  if ('release' in held) held.release();
  expect(readFileSync(lock, 'utf8')).toBe(ended);
});

test('what a build leaves when it is killed while it removes a lock is removed', async () => {
  const site = siteFolder();
  writeFileSync(join(site.root, `.dist.lock.${gone}`), ended);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test.each(['not a number', gone, ended])('a lock that says %j blocks no build', async (text) => {
  const site = siteFolder();
  writeFileSync(stagingFolders(site.out).lock, text);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

thoroughly(
  'many builds of one folder at the same time each finish or say that another is running',
  async () => {
    const site = siteFolder({ 'about.tsx': pageText('About') });
    writeFileSync(stagingFolders(site.out).lock, ended);
    const results = await Promise.all(
      Array.from({ length: testEverything ? 6 : 3 }, () =>
        runSite(['build', '--pages', site.pages, '--out', site.out]),
      ),
    );
    expect(results.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    for (const { code, stderr } of results)
      if (code !== 0)
        expect(stderr).toMatch(/(Process \d+|Another process) is building the same folder\./);
    expect(Object.keys(contentsOf(site.out))).toEqual([
      '.site-files',
      'about.html',
      'index.html',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
  },
);
