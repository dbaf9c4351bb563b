import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Who saves a file may empty it first, and write it a moment later. */
const savingMs = 100;
/** What is written all the time is never saved. */
const mostMs = 500;

/** Resolves when none of these files was written a moment ago, or one of them is written all the time. */
export async function waitUntilSaved(files: readonly string[]): Promise<void> {
  const end = Date.now() + mostMs;
  for (;;) {
    const rest = Math.max(...files.map(writtenAt)) + savingMs - Date.now();
    if (rest <= 0 || Date.now() > end) return;
    await delay(Math.min(rest, savingMs));
  }
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
