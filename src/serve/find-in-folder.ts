import { open, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isWithin } from '../model/out-folder.ts';
import type { FindFile } from './serve-files.ts';

/**
 * Finds the files of a built site. A build puts another folder in the place of this one by two
 * renames: what is missing while that happens is looked for again.
 */
export function findInFolder(folder: string): FindFile {
  return async (path) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await identityOf(folder);
      const contents = await read(folder, path);
      if (contents) return contents;
      if (before !== undefined && before === (await identityOf(folder))) return undefined;
      await delay(betweenAttemptsMs);
    }
    return undefined;
  };
}

const attempts = 50;
const betweenAttemptsMs = 10;

async function identityOf(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.ino;
}

/** The contents are of one file, whole, even if another takes its name meanwhile. Links do not lead out of the folder. */
async function read(folder: string, path: string): Promise<Uint8Array | undefined> {
  try {
    const file = await realpath(join(folder, path));
    if (!isWithin(file, await realpath(folder))) return undefined;
    return await readWhole(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function readWhole(file: string): Promise<Uint8Array | undefined> {
  const handle = await open(file);
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'ENAMETOOLONG';
}
