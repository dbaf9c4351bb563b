import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testEverything } from '../../support/everything.ts';
import { descendantsOf } from '../../support/processes.ts';
import {
  pageText,
  type SiteFiles,
  type SiteFolder,
  siteFolder,
} from '../../support/site-folder.ts';
import { startWatch } from '../../support/watched.ts';

function page(number: number): string {
  return pageText('Thread', {
    imports: "import { threadId } from 'node:worker_threads';",
    body: `<p>Save {${number}} by {threadId}.</p>`,
  });
}

/** In one step each, like most editors: on a busy machine, half a file would be read now and then. */
function save({ root, pages }: SiteFolder, files: SiteFiles): void {
  const aside = join(root, 'aside');
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(pages, name), { force: true });
    else {
      writeFileSync(aside, text);
      renameSync(aside, join(pages, name));
    }
  }
}

// `npm run bench -- memory` shows why: evaluated code stays in its thread.
test.runIf(testEverything)(
  'a thread runs five hundred rebuilds, and then another takes over',
  async () => {
    const site = siteFolder({ 'index.tsx': page(0) }, 'watch-threads');
    const { command, shows, builds } = await startWatch(site.pages);
    const savesOf = new Map<number, number>();
    for (let number = 1; number <= 520; number += 1) {
      save(site, { 'index.tsx': page(number) });
      const { body } = await shows('/', new RegExp(`Save ${number} by`));
      const thread = Number(/by (\d+)\./.exec(body)?.[1]);
      savesOf.set(thread, (savesOf.get(thread) ?? 0) + 1);
    }
    const processes = descendantsOf(command.child.pid ?? 0);
    await command.stop();
    expect(builds().flatMap(({ problems }) => problems)).toEqual([]);
    expect(savesOf.size).toBe(2);
    expect(Math.max(...savesOf.values())).toBeLessThanOrEqual(500);
    expect(processes.length).toBeLessThanOrEqual(3);
  },
);
