import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnImage } from '../../author/definition/og-image.ts';

export interface ThreadOptions {
  /** The compiled `og-images/worker.ts`. */
  readonly workerFile: string;
  /** The pages folder: fonts are relative to it. */
  readonly folder: string;
}

type Thread = ReturnType<typeof startThread>;

/** A thread takes a third of a second to load the drawing libraries, and draws ten images in that time. */
const worthAnotherThread = 10;

/** Threads that draw while pages are rendered, on as many cores as the number of images is worth. */
export function createDrawingThreads(options: ThreadOptions) {
  const threads: Thread[] = [];
  return {
    async draw(drawing: Drawing): Promise<DrawnImage> {
      let [thread] = threads.toSorted((a, b) => a.waiting() - b.waiting());
      const isLate = thread === undefined || thread.waiting() >= worthAnotherThread;
      if (thread === undefined || (isLate && threads.length < availableParallelism())) {
        thread = startThread(options);
        threads.push(thread);
      }
      return thread.draw(drawing);
    },
    async end(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

function startThread({ workerFile, folder }: ThreadOptions) {
  const worker = new Worker(workerFile, { workerData: { folder } });
  const waiting: ((image: DrawnImage) => void)[] = [];
  let ended: DrawnImage | undefined;
  const fail = (fault: string) => {
    ended ??= { fault };
    for (const finish of waiting.splice(0)) finish(ended);
  };
  worker.on('message', (image: DrawnImage) => {
    waiting.shift()?.(image);
    // A build that ends with a problem does not wait for a thread that has nothing to do.
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => fail('The worker thread ended early.'));
  return {
    waiting: () => waiting.length,
    draw: (drawing: Drawing) =>
      new Promise<DrawnImage>((finish) => {
        if (ended) return finish(ended);
        waiting.push(finish);
        worker.ref();
        worker.postMessage(drawing);
      }),
    end: () => worker.terminate(),
  };
}
