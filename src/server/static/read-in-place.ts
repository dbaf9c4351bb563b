import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const attempts = 50;
const betweenAttemptsMs = 10;

/**
 * Reads from the folder of a built site; undefined where a file is missing. A build replaces the
 * folder by two renames: what is missing meanwhile is read again.
 */
export async function readInPlace<Found>(
  folder: string,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await identityOf(folder);
    const found = await read().catch(ignoreMissing);
    if (found !== undefined) return found;
    if (before !== undefined && before === (await identityOf(folder))) return undefined;
    await delay(betweenAttemptsMs);
  }
  return undefined;
}

async function identityOf(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.ino;
}

function ignoreMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(String(code))) return;
  throw error;
}
