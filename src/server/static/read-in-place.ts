import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCodeOf } from '../../core/problems/thrown.ts';

const maxAttempts = 50;
const retryDelayMs = 10;

/**
 * Reads from the folder of a built site; undefined if a file is missing. A build replaces the folder
 * with two renames. If the folder changes during a read, the read is repeated.
 */
export async function readInPlace<Found>(
  folder: string,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await identityOf(folder);
    const found = await read().catch(ignoreMissing);
    if (found !== undefined) return found;
    if (before !== undefined && before === (await identityOf(folder))) return undefined;
    await delay(retryDelayMs);
  }
  return undefined;
}

async function identityOf(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.ino;
}

function ignoreMissing(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(errorCodeOf(error) ?? '')) return;
  throw error;
}
