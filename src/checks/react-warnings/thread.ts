import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReactCheckReply, ReactCheckRequest } from './worker.ts';

/** A worker thread with React's development build. */
export interface ReactWarningsThread {
  readonly check: (request: ReactCheckRequest) => Promise<ReactCheckReply>;
  readonly close: () => Promise<void>;
}

/** The thread loads React while the main thread compiles the pages. */
export function startReactWarningsThread(compiledFolder: string): ReactWarningsThread {
  const env = { ...process.env, NODE_ENV: 'development' };
  // The main thread loads the same modules, and shows what they print.
  const worker = new Worker(join(compiledFolder, 'checks', 'react-warnings', 'worker.js'), {
    ...{ env, stdout: true, stderr: true },
  });
  // A command that ends before it checks does not wait for the thread.
  worker.unref();
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  return {
    check: async (request) => {
      const replied = once(worker, 'message');
      worker.ref();
      worker.postMessage(request);
      const [reply] = await Promise.race([replied, failed]);
      return reply;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
