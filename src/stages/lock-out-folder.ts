import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Problem } from '../model/problem.ts';

/** Keeps two builds of one folder apart. Returns how to let go of it, or why it cannot be had. */
export function lockOutFolder(lock: string): { readonly release: () => void } | Problem {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder))
      return {
        file: lock,
        message: `Process ${holder} is building the same folder.`,
        hint: 'Wait until it is done, or name another folder with --out.',
      };
    writeFileSync(lock, String(process.pid));
  }
  return { release: () => rmSync(lock, { force: true }) };
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
