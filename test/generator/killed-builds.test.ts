import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { outFolders } from '../../src/model/out-folder.ts';
import { build } from '../support/build.ts';
import { contentsOf, stateOf } from '../support/folder-contents.ts';
import { runSite } from '../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../support/site-folder.ts';

/** A process that was here, and is no more. */
const gone = String(spawnSync('true').pid);

/** The site as it was (`old`) and as a killed build would have made it (`new`), and what it leaves. */
async function killed(states: readonly string[]): Promise<SiteFolder> {
  const site = siteFolder({ 'about.tsx': pageText('Old') });
  const { out, next, ready, previous, lock } = outFolders(site.out);
  await build(site);
  const old = join(site.root, 'old');
  renameSync(out, old);
  site.write({ 'about.tsx': pageText('New') });
  await build(site);
  const made = join(site.root, 'new');
  renameSync(out, made);
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
  writeFileSync(lock, gone);
  return site;
}

const besides = ['new', 'old', 'pages'];
const about = (site: SiteFolder) =>
  /<h1>(.*)<\/h1>/.exec(contentsOf(site.out)['about.html'] ?? '')?.[1];

/** What a build leaves when it is killed in each of its steps, and which site is whole in it. */
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

test.each(states)(
  'a build that was killed %s is finished or undone by the next',
  async (_, left, whole) => {
    const site = await killed(left);
    site.write({ 'index.tsx': 'export const meta = 1;' });
    const { problems } = await build(site);
    expect(problems.join()).toContain('index.tsx');
    expect(existsSync(site.out) ? about(site) : undefined).toBe(whole);
    expect(readdirSync(site.root).sort()).toEqual(whole ? ['dist', ...besides] : besides);
  },
);

test.each(states)('after a build that was killed %s the next one succeeds', async (_, left) => {
  const site = await killed(left);
  const expected = contentsOf(join(site.root, 'new'));
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toEqual(expected);
  expect(readdirSync(site.root).sort()).toEqual(['dist', ...besides]);
});

test("somebody else's files survive a killed build", async () => {
  const site = await killed(['old out', 'ready']);
  writeFileSync(join(site.out, 'mine.txt'), 'mine');
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)['mine.txt']).toBe('mine');
});

test('a build that is really killed, again and again, leaves a site that the next one completes', async () => {
  const entries = "Array.from({ length: 300 }, (_, n) => ({ slug: 'n' + n }))";
  const site = siteFolder({
    '[slug].tsx': `export const entries = ${entries};
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1>{entry.slug}</h1>;`,
  });
  const { out, lock, next, ready } = outFolders(site.out);
  expect((await build(site)).problems).toEqual([]);
  const expected = contentsOf(out);
  rmSync(out, { recursive: true });
  const args = ['build', '--pages', site.pages, '--out', out];
  for (const sign of [lock, next, ready]) await killAt(sign, args);
  expect((await runSite(args)).stderr).toBe('');
  expect(contentsOf(out)).toEqual(expected);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test('an interrupted build ends with 130, and the next one is not held up', async () => {
  const site = siteFolder();
  const args = ['build', '--pages', site.pages, '--out', site.out];
  await build(site);
  const before = stateOf(site.out);
  site.write({
    'slow/[slug].tsx': `export const entries = (async function* () { yield await new Promise((done) => setTimeout(done, 1e6)); })();
export const meta = () => ({ title: 'A', description: 'B', schemaType: 'WebPage' });
export default () => <h1>Slow</h1>;`,
  });
  expect(await killAt(outFolders(site.out).next, args, 'SIGINT')).toBe(130);
  expect(stateOf(site.out)).toEqual(before);
  site.write({ slow: null });
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

/** Starts a build, and kills it when a file or folder has appeared, unless it was faster. */
async function killAt(
  sign: string,
  args: readonly string[],
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<number | null> {
  const watcher = watch(dirname(sign));
  const child = spawn(process.execPath, [resolve('bin/site.js'), ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  watcher.on('change', (_, name) => {
    if (name === basename(sign)) child.kill(signal);
  });
  await ended;
  watcher.close();
  return child.exitCode;
}

test('a folder that another process builds is left to it', async () => {
  const site = siteFolder();
  const { lock } = outFolders(site.out);
  writeFileSync(lock, String(process.ppid));
  expect((await build(site)).problems).toEqual([
    `.dist.lock: Process ${process.ppid} is building the same folder.\n  Wait until it is done, or name another folder with --out. Remove this file if that process is no build.`,
  ]);
  expect(readdirSync(site.root).sort()).toEqual(['.dist.lock', 'pages']);
});

test('what a build leaves that is killed while it takes the lock is removed', async () => {
  const site = siteFolder();
  writeFileSync(join(site.root, `.dist.lock.${gone}`), gone);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test.each(['', 'not a number', gone])('a lock that says "%s" holds nobody up', async (text) => {
  const site = siteFolder();
  writeFileSync(outFolders(site.out).lock, text);
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

test('of many builds of one folder at the same time each is done or told to wait', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About') });
  writeFileSync(outFolders(site.out).lock, gone);
  const results = await Promise.all(
    Array.from({ length: 6 }, () => runSite(['build', '--pages', site.pages, '--out', site.out])),
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
});
