import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { esbuild } from '../../src/modules/compile/compilers.ts';
import { createIncrementalBuild } from '../../src/watch/incremental-build.ts';
import { optionsOf } from '../support/build.ts';
import { pageText, siteFolder } from '../support/site-folder.ts';

test('a page removed at any moment of a rebuild is not a problem', async () => {
  const site = siteFolder({ 'index.tsx': pageText('Home') }, 'removed-page');
  const other = join(site.pages, 'other.tsx');
  const incremental = createIncrementalBuild(optionsOf(site), new Map(), () => {});
  const rebuild = () =>
    incremental.rebuild(
      { changed: [other], visiblePages: [] },
      { isWanted: () => true, pause: async () => {} },
    );
  for (let moment = 0; moment < 40; moment += 1) {
    site.write({ 'other.tsx': pageText('Other') });
    const rebuilding = rebuild();
    await pause(moment / 4);
    rmSync(other);
    const rebuilt = await rebuilding;
    expect(rebuilt?.problems).toEqual([]);
    await rebuild();
  }
  await esbuild().stop();
});
