import { closeSync, constants, fsync, mkdirSync, open, openSync, writeSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const sync = promisify(fsync);
const create = promisify<string, string, number, number>(open);

/** Makes a folder that survives a power loss. Rejects if nothing can be written in it. */
export async function makeFolder(folder: string): Promise<void> {
  // Without `Sync`, Node says that the folder is missing when the disk has no room for it.
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A power loss removes a new folder until its parent is synced.
  for (let made = folder; first && made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * Writes a new file that survives a power loss once its folder is synced. Rejects if it exists. Creating
 * and syncing may wait for the disk; the other calls take less time than their way to a thread and back,
 * which would be a sixth of the processor time of a message.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await create(path, 'wx', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    await sync(file);
  } finally {
    closeSync(file);
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const directory = openSync(folder, 'r');
  try {
    await sync(directory);
  } finally {
    closeSync(directory);
  }
}

/**
 * Lets callers share a sync: calls made while one is running wait for the next, which starts after all
 * of them. A sync that had already started may have missed their renames.
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    const current = run();
    running = current.catch(() => undefined);
    return current;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
}
