import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { esbuild } from '../../../src/modules/compile/compilers.ts';
import { WatchSession } from '../../../src/watch/watch-session.ts';
import { optionsOf } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

/** A site with a page that comes and goes. */
function siteWithOther(name: string) {
  const site = siteFolder({ 'index.tsx': pageText('Home') }, name);
  const other = join(site.pages, 'other.tsx');
  const session = new WatchSession({ ...optionsOf(site), mode: 'watch' }, new Map(), () => {});
  const rebuild = () =>
    session.rebuild({ changed: [other], visiblePages: [] }, new AbortController().signal);
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
