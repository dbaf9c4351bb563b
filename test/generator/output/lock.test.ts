import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/staging-folders.ts';
import { build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** A process that has ended. */
const gone = String(spawnSync('true').pid);

test('a folder that another process is building is refused', async () => {
  const site = siteFolder();
  const { lock } = stagingFolders(site.out);
  writeFileSync(lock, String(process.ppid));
  expect((await build(site)).problems).toEqual([
    `.dist.lock: Process ${process.ppid} is building the same folder.\n  Wait until it is done, or choose a different folder with --out. If that process is not a build, delete this file.`,
  ]);
  expect(readdirSync(site.root).sort()).toEqual(['.dist.lock', 'pages']);
});

test('what a build leaves when it is killed while taking the lock is removed', async () => {
  const site = siteFolder();
  writeFileSync(join(site.root, `.dist.lock.${gone}`), gone);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test.each(['', 'not a number', gone])('a lock that says "%s" blocks no build', async (text) => {
  const site = siteFolder();
  writeFileSync(stagingFolders(site.out).lock, text);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

thoroughly(
  'many builds of one folder at the same time each finish or say that another is running',
  async () => {
    const site = siteFolder({ 'about.tsx': pageText('About') });
    writeFileSync(stagingFolders(site.out).lock, gone);
    const results = await Promise.all(
      Array.from({ length: testEverything ? 6 : 3 }, () =>
        runSite(['build', '--pages', site.pages, '--out', site.out]),
      ),
    );
    expect(results.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    for (const { code, stderr } of results)
      if (code !== 0) expect(stderr).toMatch(/Process \d+ is building the same folder\./);
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
