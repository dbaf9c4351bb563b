import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCodeOf, type Problem } from '../../core/problem.ts';

/** The right to write an output folder. */
interface OutFolderLock {
  readonly release: () => void;
}

/** How long a process may take to write its name into the lock that it has just created. */
const maxStartMs = 10_000;

/**
 * Prevents two builds of the same folder with a file that names the host, the process, and its start
 * time: a system gives the id of a process that has ended to a new one. Returns a problem if another
 * process holds the lock.
 */
export function lockOutFolder(lock: string): OutFolderLock | Problem {
  const own = [hostname(), process.pid, startOf(process.pid)].join('\n');
  if (!create(lock, own)) {
    const found = read(lock);
    const problem = problemOf(found, lock);
    if (problem) return problem;
    removeStale(lock, found);
    if (!create(lock, own)) return lockedBy('Another process', lock);
  }
  removeLeftovers(lock);
  return {
    release: () => {
      if (read(lock) === own) rmSync(lock, { force: true });
    },
  };
}

/** False if the file exists. */
function create(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    rmSync(lock, { force: true }); // The disk is full, and the file is empty.
    throw error;
  }
}

/** The text of a lock. Empty if its process is about to write it or has just released it. */
function read(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Undefined if the process that a lock names has ended. Processes of other hosts cannot be seen. */
function problemOf(text: string, lock: string): Problem | undefined {
  if (text === '') {
    const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
    return Date.now() - mtimeMs < maxStartMs ? lockedBy('Another process', lock) : undefined;
  }
  const [host = '', id = '', start = ''] = text.split('\n');
  if (!/^\d+$/.test(id)) return undefined;
  if (host !== hostname())
    return lockedBy(`Process ${id} on the host "${host}"`, lock, 'no build is running there');
  return isRunning(Number(id), start) ? lockedBy(`Process ${id}`, lock) : undefined;
}

function lockedBy(holder: string, lock: string, doubt = 'that process is not a build'): Problem {
  return {
    file: lock,
    message: `${holder} is building the same folder.`,
    hint: `Wait until it is done, or choose a different folder with --out. If ${doubt}, delete this file.`,
  };
}

/** Whether a process of this host is the one that started at that time. Where the system does not say, it is. */
function isRunning(id: number, start = ''): boolean {
  try {
    process.kill(id, 0);
  } catch (error) {
    if (errorCodeOf(error) !== 'EPERM') return false; // EPERM: the process of a different user.
  }
  const found = startOf(id);
  return start === '' || found === '' || start === found;
}

/** When a process started, as its system states it: in `/proc` on Linux, by `ps` elsewhere, or not at all. */
function startOf(id: number): string {
  try {
    // Field 22 of proc(5). The second field is in parentheses, and can contain spaces.
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(id)], { encoding: 'utf8', env });
    return ps.status === 0 ? ps.stdout.trim() : '';
  }
}

/** Removes the lock of a killed build, unless another build has already replaced it with its own. */
function removeStale(lock: string, text: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === text) rmSync(aside);
  else renameSync(aside, lock);
}

/** Removes what builds left that were killed while they removed the lock of another one. */
function removeLeftovers(lock: string): void {
  const prefix = `${basename(lock)}.`;
  for (const name of readdirSync(dirname(lock))) {
    if (!name.startsWith(prefix)) continue;
    const id = Number(name.slice(prefix.length));
    if (id === process.pid || !isRunning(id)) rmSync(join(dirname(lock), name), { force: true });
  }
}
