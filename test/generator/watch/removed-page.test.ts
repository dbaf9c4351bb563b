import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { esbuild } from '../../../src/modules/compile/compilers.ts';
import { createIncrementalBuild } from '../../../src/watch/incremental-build.ts';
import { optionsOf } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

/** A site with a page that comes and goes. */
function siteWithOther(name: string) {
  const site = siteFolder({ 'index.tsx': pageText('Home') }, name);
  const other = join(site.pages, 'other.tsx');
  const incremental = createIncrementalBuild(optionsOf(site), new Map(), () => {});
  const rebuild = (isWanted = () => true) =>
    incremental.rebuild(
      { changed: [other], visiblePages: [] },
      { isWanted, pause: async () => {} },
    );
  return { site, other, rebuild };
}

afterAll(() => esbuild().stop());

test('a page removed at any moment of a rebuild is not a problem', async () => {
  const { site, other, rebuild } = siteWithOther('removed-page');
  for (let moment = 0; moment < 40; moment += testEverything ? 1 : 5) {
    site.write({ 'other.tsx': pageText('Other') });
    const rebuilding = rebuild();
    await pause(moment / 4);
    rmSync(other);
    const rebuilt = await rebuilding;
    expect(rebuilt?.problems).toEqual([]);
    await rebuild();
  }
});

test('a rebuild without a page is not kept if the page is written again a moment later', async () => {
  const { site, other, rebuild } = siteWithOther('returning-page');
  site.write({ 'other.tsx': pageText('Other') });
  const [before, removed] = [await rebuild(), 'other.html'];
  expect(before?.changed.map(({ path }) => path)).toContain(removed);
  rmSync(other);
  let isWanted = true;
  const rebuilding = rebuild(() => isWanted);
  await pause(20);
  isWanted = false;
  expect(await rebuilding).toBeUndefined();
  expect((await rebuild())?.removed).toEqual([removed]);
});
