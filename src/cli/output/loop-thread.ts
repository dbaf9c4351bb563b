import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { stuckMs } from '../../core/progress.ts';

/** The folder of pages. */
const folder: string = workerData;

/** A thread has its own `process.stderr`, which has none. */
const stderrFd = 2;

const timer = setTimeout(nameLoop, stuckMs);

parentPort?.on('message', () => void timer.refresh());

/** Prints by itself: the output of a thread would wait for the main thread. */
async function nameLoop(): Promise<void> {
  const { describeStuckThread } = await import('../../modules/errors/stuck-thread.ts');
  const problem = await describeStuckThread('main', folder);
  if (!problem) return void timer.refresh();
  const { problemText, relativeToCwd } = await import('./print.ts');
  writeSync(stderrFd, `\n${problemText(relativeToCwd(problem))}`);
}
