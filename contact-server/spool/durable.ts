import { closeSync, constants, fsync, openSync, writeFileSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export const syncFile: (file: number) => Promise<void> = promisify(fsync);

/** Makes a folder that survives the loss of power; rejects where nothing could be written in it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncParents(folder, dirname(first));
  await access(folder, constants.W_OK | constants.X_OK);
}

/**
 * Rejects if the file exists. What happens in memory takes microseconds and is done at once, because
 * handing it to another thread takes longer than doing it; what waits for the disk blocks nobody.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    await syncFile(file);
  } finally {
    closeSync(file);
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const directory = openSync(folder, 'r');
  try {
    await syncFile(directory);
  } finally {
    closeSync(directory);
  }
}

/** A new folder is itself an entry of its parent, lost with the power unless that is synced. */
async function syncParents(folder: string, top: string): Promise<void> {
  const parent = dirname(folder);
  await syncFolder(parent);
  if (parent !== top && parent !== dirname(parent)) await syncParents(parent, top);
}
