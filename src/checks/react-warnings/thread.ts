import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReactCheckReply, ReactCheckRequest } from './worker.ts';

export type ReactWarningsThread = ReturnType<typeof startReactWarningsThread>;

/** A worker thread with React's development build, which it loads while the main thread compiles the pages. */
export function startReactWarningsThread(compiledFolder: string) {
  const env = { ...process.env, NODE_ENV: 'development' };
  // The main thread loads the same modules, and shows what they print.
  const worker = new Worker(join(compiledFolder, 'checks', 'react-warnings', 'worker.cjs'), {
    ...{ env, stdout: true, stderr: true },
  });
  // A command that ends before it checks does not wait for the thread.
  worker.unref();
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  /** One for each request without a reply, in their order. */
  const pending: ((reply: ReactCheckReply) => void)[] = [];
  worker.on('message', (reply: ReactCheckReply) => pending.shift()?.(reply));
  return {
    /** Requests are handled in turn. */
    check: (request: ReactCheckRequest): Promise<ReactCheckReply> => {
      worker.ref();
      worker.postMessage(request);
      return Promise.race([
        new Promise<ReactCheckReply>((resolve) => pending.push(resolve)),
        failed,
      ]);
    },
    close: async (): Promise<void> => {
      await worker.terminate();
    },
  };
}
