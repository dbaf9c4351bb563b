import { constants } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder that survives the loss of power; rejects where nothing could be written in it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncParents(folder, dirname(first));
  await access(folder, constants.W_OK | constants.X_OK);
}

/** Rejects if the file exists. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new folder is itself an entry of its parent, lost with the power unless that is synced. */
async function syncParents(folder: string, top: string): Promise<void> {
  const parent = dirname(folder);
  await syncFolder(parent);
  if (parent !== top && parent !== dirname(parent)) await syncParents(parent, top);
}
