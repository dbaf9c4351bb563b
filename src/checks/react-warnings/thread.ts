import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../core/problems/problem.ts';
import type { Proofread, ProofreadRequest } from './worker.ts';

/** Reads pages with the development build of React, in a thread of its own. */
export interface Proofreader {
  readonly proofread: (request: ProofreadRequest) => Promise<readonly Problem[]>;
  readonly close: () => Promise<void>;
}

/** Tells besides whether it would say the same of the same pages another time. */
export interface ProofreadingThread extends Pick<Proofreader, 'close'> {
  readonly ask: (request: ProofreadRequest) => Promise<Proofread>;
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
