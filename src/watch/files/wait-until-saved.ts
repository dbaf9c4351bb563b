import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** An editor may empty a file, and write it a moment later. */
const savingMs = 100;
/** A file that is written all the time is never saved. */
const maxWaitMs = 500;

/** Resolves when none of these files is empty or was written a moment ago, or after `maxWaitMs`. */
export async function waitUntilSaved(files: readonly string[]): Promise<void> {
  const end = Date.now() + maxWaitMs;
  for (;;) {
    const rest = Math.max(...files.map(writtenAt)) + savingMs - Date.now();
    if (rest <= 0 || Date.now() > end) return;
    await delay(Math.min(rest, savingMs));
  }
}

function writtenAt(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.size === 0 ? Date.now() : (stat?.mtimeMs ?? 0);
}
