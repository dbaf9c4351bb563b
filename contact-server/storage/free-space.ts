import { statfs } from 'node:fs/promises';

export type HasFreeSpace = () => Promise<boolean>;

/** Whether the disk of a folder has room for more messages; true if the file system cannot say. */
export function watchFreeSpace(folder: string, minFreeBytes: number): HasFreeSpace {
  const read = async () => {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    // Some file systems have no fixed number of files, and report 0 of 0.
    const hasFiles = files === 0 || ffree > 100;
    return bavail * bsize >= minFreeBytes && (minFreeBytes === 0 || hasFiles);
  };
  return cachedFor(() => read().catch(() => true), 1_000);
}

/** Caches the result for `freshMs` milliseconds, so that frequent calls are cheap. */
export function cachedFor<Value>(
  compute: () => Promise<Value>,
  freshMs: number,
): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= freshMs) last = { value: compute(), at: now };
    return last.value;
  };
}
