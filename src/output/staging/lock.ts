import {
  constants,
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../core/problems/problem.ts';

/** Keeps two builds of one folder apart. Returns how to let go of it, or why it cannot be had. */
export function lockOutFolder(lock: string): { readonly release: () => void } | Problem {
  if (!take(lock)) {
    const holder = read(lock);
    if (isRunning(Number(holder))) return heldBy(holder, lock);
    removeStale(lock, holder);
    if (!take(lock)) return heldBy(read(lock), lock);
  }
  removeLeftovers(lock);
  return {
    release: () => {
      if (read(lock) === String(process.pid)) rmSync(lock, { force: true });
    },
  };
}

/** The lock appears with its holder in it: nobody ever reads an empty one. */
function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkOrCopy(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Some file systems know no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Of several builds that find a killed one's lock, one may have its own there by now: that one stays. */
function removeStale(lock: string, holder: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside);
  else renameSync(aside, lock);
}

/** What was taken or put aside by builds that were killed that very moment. */
function removeLeftovers(lock: string): void {
  const prefix = `${basename(lock)}.`;
  for (const name of readdirSync(dirname(lock)))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(dirname(lock), name), { force: true });
}

function read(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM'; // Somebody else's.
  }
}

function heldBy(holder: string, lock: string): Problem {
  return {
    file: lock,
    message: `Process ${holder} is building the same folder.`,
    hint: 'Wait until it is done, or name another folder with --out. Remove this file if that process is no build.',
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
