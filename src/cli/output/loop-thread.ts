import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { stuckMs } from '../../core/progress.ts';

export interface LoopThreadData {
  /** The folder of pages. */
  readonly folder: string;
  /** How often the main thread has said that it goes on. */
  readonly beats: Int32Array;
}

const { folder, beats }: LoopThreadData = workerData;

const intervalMs = 500;
let heard = -1;
let silentMs = 0;

setInterval(() => {
  const count = Atomics.load(beats, 0);
  silentMs = count === heard ? silentMs + intervalMs : 0;
  heard = count;
  if (silentMs === stuckMs) void nameLoop();
}, intervalMs);

/** Prints by itself: the output of a thread would wait for the main thread. */
async function nameLoop(): Promise<void> {
  const { describeStuckThread } = await import('../../modules/errors/stuck-thread.ts');
  const problem = await describeStuckThread('main', folder);
  const { problemText, relativeToCwd } = await import('./print.ts');
  if (problem) writeSync(stderrFd, `\n${problemText(relativeToCwd(problem))}`);
}

/** The `process.stderr` of a worker has no file descriptor. */
const stderrFd = 2;
