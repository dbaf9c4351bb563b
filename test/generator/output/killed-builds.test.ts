import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/output-files.ts';
import { build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { sampleOf } from '../../support/sample.ts';
import { pageText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** The lock of a process that has ended. */
const staleLock = [hostname(), spawnSync('true').pid, '1'].join('\n');

/** The site as it was (`old`) and as a killed build would have made it (`new`). */
const { root: sites } = siteFolder({ 'about.tsx': pageText('Old') });
const [old, made] = [join(sites, 'old'), join(sites, 'new')];
beforeAll(async () => {
  const site = siteFolder({ 'about.tsx': pageText('Old') });
  expect((await build(site, { out: old })).problems).toEqual([]);
  site.write({ 'about.tsx': pageText('New') });
  expect((await build(site, { out: made })).problems).toEqual([]);
});

/** A site with what a killed build leaves. */
function killed(states: readonly string[]): SiteFolder {
  const site = siteFolder({ 'about.tsx': pageText('New') });
  const { out, next, ready, previous, lock } = stagingFolders(site.out);
  if (states.includes('old out')) cpSync(old, out, { recursive: true });
  if (states.includes('new out')) cpSync(made, out, { recursive: true });
  if (states.includes('ready')) cpSync(made, ready, { recursive: true });
  if (states.includes('previous')) cpSync(old, previous, { recursive: true });
  if (states.includes('half of previous')) {
    mkdirSync(previous);
    writeFileSync(join(previous, 'about.html'), 'half');
  }
  if (states.includes('half of next')) {
    mkdirSync(join(next, 'deep'), { recursive: true });
    writeFileSync(join(next, 'deep', 'half.html'), 'half');
  }
  writeFileSync(lock, staleLock);
  return site;
}

const about = (site: SiteFolder) =>
  /<h1>(.*)<\/h1>/.exec(contentsOf(site.out)['about.html'] ?? '')?.[1];

/** What a build leaves when it is killed in each of its steps, and which site is complete in it. */
const states: readonly [what: string, left: readonly string[], whole: string | undefined][] = [
  ['while it fills its folder', ['old out', 'half of next'], 'Old'],
  ['while the first one fills its folder', ['half of next'], undefined],
  ['when all is ready', ['old out', 'ready'], 'Old'],
  ['when the first one is ready', ['ready'], 'New'],
  ['between the two renames', ['previous', 'ready'], 'New'],
  ['before the previous site is removed', ['new out', 'previous'], 'New'],
  ['while the previous site is removed', ['new out', 'half of previous'], 'New'],
  ['twice, in two steps', ['old out', 'half of next', 'half of previous'], 'Old'],
  ['twice, in two other steps', ['previous', 'half of next'], 'Old'],
];

thoroughly.each(states)(
  'a build killed %s is completed or undone by the next',
  async (_, left, whole) => {
    const site = killed(left);
    site.write({ 'index.tsx': 'export const meta = 1;' });
    const { problems } = await build(site);
    expect(problems.join()).toContain('index.tsx');
    expect(existsSync(site.out) ? about(site) : undefined).toBe(whole);
    expect(readdirSync(site.root).sort()).toEqual(whole ? ['dist', 'pages'] : ['pages']);
  },
);

test.each(sampleOf(states, 4))('after a build killed %s the next one succeeds', async (_, left) => {
  const site = killed(left);
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toEqual(contentsOf(made));
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test('foreign files survive a killed build', async () => {
  const site = killed(['old out', 'ready']);
  writeFileSync(join(site.out, 'mine.txt'), 'mine');
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)['mine.txt']).toBe('mine');
});
