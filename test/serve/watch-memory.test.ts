import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageText, type SiteFiles, type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { descendantsOf, memoryOf } from './processes.ts';
import { startWatch } from './watched.ts';

/** Every import of a bundle keeps what its modules hold: here three megabytes, as a site of some size. */
const weight = `export const weight = Array.from({ length: 400_000 }, (_, index) => index + 0.5);`;

function page(number: number): string {
  return pageText('Thread', {
    imports:
      "import { threadId } from 'node:worker_threads'; import { weight } from './_weight.ts';",
    body: `<p>Save {${number}} by {threadId} of {weight.length}</p>`,
  });
}

/** In one step each, as most editors do: on a busy machine half a file would be read now and then. */
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

/** Saves many times, and tells which threads made the page, and how much memory they held. */
async function saveOften(saves: number, edit: (number: number) => SiteFiles) {
  const site = siteFolder({ 'index.tsx': page(0), '_weight.ts': weight }, 'watch-memory');
  const { command, shows, builds } = await startWatch(site.pages);
  const pid = command.child.pid ?? 0;
  const threads: number[] = [];
  const memory: number[] = [];
  for (let number = 1; number <= saves; number += 1) {
    save(site, { 'index.tsx': page(number), ...edit(number) });
    const { body } = await shows('/', new RegExp(`Save ${number} by`));
    threads.push(Number(/by (\d+) of/.exec(body)?.[1]));
    memory.push(memoryOf(pid));
  }
  const bundlers = descendantsOf(pid);
  await command.stop();
  expect(builds().flatMap(({ problems }) => problems)).toEqual([]);
  expect(bundlers.length).toBeLessThanOrEqual(3);
  expect(Math.max(...memory)).toBeLessThan(800);
  return { turns: [...new Set(threads)], threads, memory };
}

/** The highest of the last third is about as high as that of the first. */
function expectLevel(memory: readonly number[], most: number): void {
  const third = Math.floor(memory.length / 3);
  const [early, late] = [memory.slice(0, third), memory.slice(-third)].map((part) =>
    Math.max(...part),
  );
  expect(late).toBeLessThan((early ?? 0) * most);
}

/** A disk that others use as well makes each save several times as long. */
const timeout = 300_000;

test('its memory stays level over 180 rebuilds of all, because threads take turns, and nobody waits for that', {
  timeout,
}, async () => {
  const { turns, threads, memory } = await saveOften(180, (number) => ({
    'other.tsx': number % 2 === 0 ? null : pageText(`Other ${number}`),
  }));
  expect(turns.length).toBeGreaterThanOrEqual(3);
  for (const turn of turns)
    expect(threads.filter((thread) => thread === turn).length).toBeLessThanOrEqual(60);
  expectLevel(memory, 1.3);
});

test('its memory stays level over 300 edits of a page, however many threads a busy machine needs', {
  timeout,
}, async () => {
  const { memory } = await saveOften(300, () => ({}));
  // Newer versions of Node let a heap grow for longer before they sweep it.
  expectLevel(memory, 1.5);
});
