import { statfs } from 'node:fs/promises';
import { remember } from './remember.ts';

/** Resolves to whether the disk has room for more. */
export type HasRoom = () => Promise<boolean>;

/** @param folder where room is needed; a file system that cannot be asked has room */
export function watchDisk(folder: string, leastFreeBytes: number): HasRoom {
  return remember(() => ask(folder, leastFreeBytes).catch(() => true), 1_000);
}

async function ask(folder: string, leastFreeBytes: number): Promise<boolean> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  // Some file systems have no fixed number of files, and say 0 of 0.
  const hasFiles = files === 0 || ffree > 100;
  return bavail * bsize >= leastFreeBytes && (leastFreeBytes === 0 || hasFiles);
}
