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
import { errorCodeOf } from '../../core/problems/thrown.ts';

/** Prevents two builds of the same folder. Returns a function that releases the lock, or a problem. */
export function lockOutFolder(lock: string): { readonly release: () => void } | Problem {
  if (!acquire(lock)) {
    const holder = read(lock);
    if (isRunning(Number(holder))) return lockedBy(holder, lock);
    removeStale(lock, holder);
    if (!acquire(lock)) return lockedBy(read(lock), lock);
  }
  removeLeftovers(lock);
  return {
    release: () => {
      if (read(lock) === String(process.pid)) rmSync(lock, { force: true });
    },
  };
}

/** Links a file that already contains the process id, so that no other build reads an empty lock. */
function acquire(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkExclusively(own, lock);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Throws EEXIST if there is such a file. Some file systems do not support hard links. */
function linkExclusively(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Removes the lock of a killed build, unless another build has already replaced it with its own. */
function removeStale(lock: string, holder: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside);
  else renameSync(aside, lock);
}

/** Removes temporary lock files of builds that were killed while they acquired a lock. */
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
    if (errorCodeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'; // The process of a different user.
  }
}

function lockedBy(holder: string, lock: string): Problem {
  return {
    file: lock,
    message: `Process ${holder} is building the same folder.`,
    hint: 'Wait until it is done, or choose a different folder with --out. If that process is not a build, delete this file.',
  };
}
