import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/output-files.ts';
import { build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { contentsOf, stateOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { manyText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

thoroughly(
  'a build killed with SIGKILL, again and again, leaves a site that the next one completes',
  async () => {
    const entries = "Array.from({ length: 300 }, (_, n) => ({ slug: 'n' + n }))";
    const site = siteFolder({
      '[slug].tsx': manyText(entries),
    });
    const { out, lock, next, ready } = stagingFolders(site.out);
    expect((await build(site)).problems).toEqual([]);
    const expected = contentsOf(out);
    rmSync(out, { recursive: true });
    const args = ['build', '--pages', site.pages, '--out', out];
    for (const sign of [lock, next, ready]) await killAt(sign, args);
    expect((await runSite(args)).stderr).toBe('');
    expect(contentsOf(out)).toEqual(expected);
    expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
  },
);

test('an interrupted build exits with the code of its signal, and the next one does not wait', async () => {
  const site = siteFolder();
  const args = ['build', '--pages', site.pages, '--out', site.out];
  await build(site);
  const before = stateOf(site.out);
  site.write({
    'slow/[slug].tsx': `export const entries = (async function* () { yield await new Promise((done) => setTimeout(done, 1e6)); })();
export const meta = () => ({ title: 'A', description: 'B', schemaType: 'WebPage' });
export default () => <h1>Slow</h1>;`,
  });
  expect(await killAt(stagingFolders(site.out).next, args, 'SIGINT')).toBe('SIGINT');
  expect(stateOf(site.out)).toEqual(before);
  site.write({ slow: null });
  expect((await build(site)).problems).toEqual([]);
  expect(readdirSync(site.root).sort()).toEqual(['dist', 'pages']);
});

/** Starts a build, and kills it when a file or folder appears, unless it finishes first. */
async function killAt(
  sign: string,
  args: readonly string[],
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<number | string | null> {
  const watcher = watch(dirname(sign));
  const child = spawn(process.execPath, [resolve('bin/site.js'), ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  watcher.on('change', (_, name) => {
    if (name === basename(sign)) child.kill(signal);
  });
  await ended;
  watcher.close();
  return child.exitCode ?? child.signalCode;
}

/** `KILLS=200` runs longer; each run has other moments. */
const kills = Number(process.env['KILLS'] ?? (testEverything ? 10 : 2));

thoroughly(
  'a build killed at any moment leaves one complete site after the next command',
  {
    timeout: kills * 60_000,
  },
  async () => {
    const entries = "Array.from({ length: 600 }, (_, n) => ({ slug: 'n' + n }))";
    const version = (number: number): string =>
      manyText(entries, `<h1>Version {${number}} of {entry.slug}</h1>`);
    const site = siteFolder({ '[slug].tsx': version(0) });
    expect((await build(site)).problems).toEqual([]);
    const args = ['build', '--pages', site.pages, '--out', site.out];
    const { next } = stagingFolders(site.out);
    const begun = await killAfter(1e6, args, { sign: next });
    let standing = 0;
    const moments: string[] = [];
    for (let run = 1; run <= kills; run += 1) {
      site.write({ '[slug].tsx': version(run) });
      const signal = run % 2 === 0 ? 'SIGKILL' : 'SIGINT';
      // Most of a build is over before it writes: two of three kills happen after that.
      const sign = run % 3 === 0 ? undefined : next;
      const moment = Math.random() * (sign ? begun.sinceSign : begun.whole) * 1.1;
      moments.push(
        `${signal} ${Math.round(moment)} ms after ${sign ? 'writing began' : 'the start'}`,
      );
      await killAfter(moment, args, { sign, signal });
      // A build that fails only cleans up what was left.
      site.write({ 'broken.tsx': '' });
      expect((await build(site)).problems).not.toEqual([]);
      site.write({ 'broken.tsx': null });
      const versions = new Set(
        Object.entries(contentsOf(site.out))
          .filter(([path]) => /^n\d+\.html$/.test(path))
          .map(([, html]) => Number(/<h1>Version (\d+) of/.exec(html)?.[1])),
      );
      expect([[standing], [run]], moments.join()).toContainEqual([...versions]);
      expect(Object.keys(contentsOf(site.out)), moments.join()).toHaveLength(600 + 4);
      expect(readdirSync(site.root).sort(), moments.join()).toEqual(['dist', 'pages']);
      [standing = 0] = versions;
    }
  },
);

interface Kill {
  /** What must appear before the time starts. */
  readonly sign: string | undefined;
  readonly signal?: NodeJS.Signals;
}

/**
 * Starts a build, and kills it some time after a sign, unless it finishes first. Returns how long it
 * took.
 */
async function killAfter(
  milliseconds: number,
  args: readonly string[],
  { sign, signal = 'SIGKILL' }: Kill,
): Promise<{ readonly whole: number; readonly sinceSign: number }> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let seen = start;
  const child = spawn(process.execPath, [resolve('bin/site.js'), ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const count = (): void => {
    seen = performance.now();
    timer ??= setTimeout(() => child.kill(signal), milliseconds);
  };
  const watcher = sign === undefined ? undefined : watch(dirname(sign));
  watcher?.on('change', (_, name) => timer ?? (name === basename(sign ?? '') && count()));
  if (!watcher) count();
  await ended;
  clearTimeout(timer);
  watcher?.close();
  const end = performance.now();
  return { whole: end - start, sinceSign: end - seen };
}
