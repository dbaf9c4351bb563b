import { closeSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from './durable.ts';

/** One file on its way into a folder. */
interface Item {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

interface WrittenItem extends Item {
  readonly file: number;
}

/** Resolves when the file would be found in the folder, whole, after the loss of power. */
export type Put = (name: string, text: string, to: string) => Promise<void>;

/**
 * Writes files aside, syncs them, renames them into their folder and syncs that, for all who ask at
 * about the same time in rounds: a round renames what the one before has synced, writes what came
 * meanwhile, and then waits for all of its syncs at once. The disk takes many of them for little more
 * than the price of one; and a file is made or renamed in microseconds, but only while nothing is being
 * synced: to do so in between would hold up the whole process.
 *
 * @param aside a folder on the same disk
 */
export function createPut(aside: string): Put {
  let asked: Item[] = [];
  let synced: readonly Item[] = [];
  let isBusy = false;

  const run = async () => {
    while (asked.length > 0 || synced.length > 0) {
      const renamed = keepDone(synced, (item) => rename(item, aside), dropFile);
      const written = keepDone(asked, (item) => write(item, aside), dropFile);
      asked = [];
      synced = [];
      const [safe] = await Promise.all([syncFiles(written, dropFile), syncFolders(renamed)]);
      synced = safe;
    }
    isBusy = false;
  };

  const dropFile = (item: Item, error: unknown) => {
    rm(join(aside, item.name), { force: true }).then(
      () => item.fail(error),
      () => item.fail(error),
    );
  };

  return (name, text, to) =>
    new Promise((done, fail) => {
      asked.push({ name, text, to, done, fail });
      if (isBusy) return;
      isBusy = true;
      setImmediate(run);
    });
}

type Drop = (item: Item, error: unknown) => void;

/** One that fails is no other one's trouble. */
function keepDone<In extends Item, Out>(
  items: readonly In[],
  act: (item: In) => Out,
  drop: Drop,
): readonly Out[] {
  return items.flatMap((item) => {
    try {
      return [act(item)];
    } catch (error) {
      drop(item, error);
      return [];
    }
  });
}

function rename(item: Item, aside: string): Item {
  renameSync(join(aside, item.name), join(item.to, item.name));
  return item;
}

function write(item: Item, aside: string): WrittenItem {
  const file = openSync(join(aside, item.name), 'wx', 0o600);
  try {
    writeFileSync(file, item.text);
    return { ...item, file };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Resolves to those that are safe. */
async function syncFiles(items: readonly WrittenItem[], drop: Drop): Promise<readonly Item[]> {
  const results = await Promise.allSettled(items.map(({ file }) => syncAndClose(file)));
  return items.filter((item, at) => {
    const result = results[at];
    if (result?.status === 'rejected') drop(item, result.reason);
    return result?.status === 'fulfilled';
  });
}

async function syncAndClose(file: number): Promise<void> {
  try {
    await syncFile(file);
  } finally {
    closeSync(file);
  }
}

async function syncFolders(items: readonly Item[]): Promise<void> {
  const folders = [...new Set(items.map(({ to }) => to))];
  await Promise.all(
    folders.map(async (folder) => {
      const its = items.filter(({ to }) => to === folder);
      await syncFolder(folder).then(
        () =>
          its.forEach(({ done }) => {
            done();
          }),
        (error) =>
          its.forEach(({ fail }) => {
            fail(error);
          }),
      );
    }),
  );
}
