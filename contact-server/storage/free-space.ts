import { statfs } from 'node:fs/promises';
import { cachedFor } from './cached-for.ts';

export type HasFreeSpace = () => Promise<boolean>;

/** Whether the disk of a folder has room for more messages; true if the file system cannot say. */
export function watchFreeSpace(folder: string, minFreeBytes: number): HasFreeSpace {
  return cachedFor(() => readFreeSpace(folder, minFreeBytes).catch(() => true), 1_000);
}

async function readFreeSpace(folder: string, minFreeBytes: number): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // Some file systems have no fixed number of files, and report 0 of 0.
  const hasFiles = files === 0 || ffree > 100;
  return bavail * bsize >= minFreeBytes && (minFreeBytes === 0 || hasFiles);
}
