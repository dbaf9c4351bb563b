import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { outFolders } from '../../src/model/out-folder.ts';
import { build } from '../support/build.ts';
import { contentsOf, stateOf } from '../support/folder-contents.ts';
import { runSite } from '../support/run-site.ts';
import { siteFolder } from '../support/site-folder.ts';

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

test('an interrupted build ends as a signal ends it, and the next one is not held up', async () => {
  const site = siteFolder();
  const args = ['build', '--pages', site.pages, '--out', site.out];
  await build(site);
  const before = stateOf(site.out);
  site.write({
    'slow/[slug].tsx': `export const entries = (async function* () { yield await new Promise((done) => setTimeout(done, 1e6)); })();
export const meta = () => ({ title: 'A', description: 'B', schemaType: 'WebPage' });
export default () => <h1>Slow</h1>;`,
  });
  expect(await killAt(outFolders(site.out).next, args, 'SIGINT')).toBe('SIGINT');
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
