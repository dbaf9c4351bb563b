import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WatchedSite } from '../../watch/types.ts';

const beatMs = 500;

/**
 * Names an endless loop of the site in this thread, which could not: another thread does if it hears
 * nothing for some time. Returns a function that ends it. It takes about 5 ms and 10 MB.
 */
export function nameLoops({ pages, compiledFolder }: WatchedSite): () => void {
  const file = join(compiledFolder, 'cli', 'output', 'loop-thread.cjs');
  const thread = new Worker(file, { workerData: pages });
  thread.unref();
  const beat = setInterval(() => thread.postMessage('alive'), beatMs).unref();
  return () => {
    clearInterval(beat);
    void thread.terminate();
  };
}
