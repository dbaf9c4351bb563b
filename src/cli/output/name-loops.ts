import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WatchedSite } from '../../watch/types.ts';
import type { LoopThreadData } from './loop-thread.ts';

const beatMs = 500;

/**
 * Names an endless loop of the site in this thread, which could not: another thread does if it hears no
 * beat for some time. Rendering many pages leaves no time for a timer, so there is a beat after each
 * page, too. It takes about 5 ms and 8 MB.
 */
export function nameLoops({ pages, compiledFolder }: WatchedSite) {
  const file = join(compiledFolder, 'cli', 'output', 'loop-thread.cjs');
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: LoopThreadData = { folder: pages, beats };
  const thread = new Worker(file, { workerData });
  thread.unref();
  const beat = (): void => void Atomics.add(beats, 0, 1);
  const timer = setInterval(beat, beatMs).unref();
  const stop = (): void => {
    clearInterval(timer);
    void thread.terminate();
  };
  return { beat, stop };
}
