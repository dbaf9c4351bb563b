import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Proofread, ProofreadRequest } from './worker.ts';

/** A thread that reads pages with the development build of React. */
export interface ProofreadingThread {
  readonly ask: (request: ProofreadRequest) => Promise<Proofread>;
  readonly close: () => Promise<void>;
}

/** `file` is `react-warnings/worker.ts`, compiled. Starts at once, so that React is there when the pages are. */
export function startProofreader(file: string): ProofreadingThread {
  const env = { ...process.env, NODE_ENV: 'development' };
  // What modules print as they are loaded is printed by the thread that builds.
  const worker = new Worker(file, { env, stdout: true, stderr: true });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  return {
    ask: async (request) => {
      const answered = once(worker, 'message');
      worker.postMessage(request);
      const [answer] = await Promise.race([answered, failed]);
      return answer;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
