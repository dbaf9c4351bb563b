import { Worker } from 'node:worker_threads';
import type { Problem } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Fingerprints, Remade } from './remake-site.ts';
import type { RemakeAnswer, RemakeRequest } from './watch-worker.ts';

export interface SiteThreadOptions {
  /** `watch-worker.ts`, compiled. */
  readonly workerFile: string;
  readonly site: SiteOptions;
  /** What the asker has of the site. */
  readonly known: () => Fingerprints;
  /** Called after a site was remade, if nobody asked again meanwhile. */
  readonly onProofread: (problems: readonly Problem[]) => void;
}

/** The other end of `watch-worker.ts`. */
export interface SiteThread {
  readonly warmUp: () => void;
  readonly isWarm: () => boolean;
  /** One at a time. Rejects where the site's own code ended the thread; gives nothing where `kill` did. */
  readonly remake: () => Promise<Remade | undefined>;
  /** How often it was asked to remake. */
  readonly remakes: () => number;
  readonly hasEnded: () => boolean;
  /** Ends it, in its own time. */
  readonly end: () => void;
  /** Ends it, even if it is caught in a loop. */
  readonly kill: () => void;
}

export function startSiteThread(options: SiteThreadOptions): SiteThread {
  const { workerFile, site, known, onProofread } = options;
  const worker = new Worker(workerFile, { workerData: site });
  let remakes = 0;
  let isWarm = false;
  let hasEnded = false;
  let settle:
    | { done: (remade: Remade | undefined) => void; fail: (reason: unknown) => void }
    | undefined;
  const ask = (request: RemakeRequest): void => worker.postMessage(request);
  const fail = (reason: unknown): void => {
    hasEnded = true;
    settle?.fail(reason);
  };
  worker.on('message', (answer: RemakeAnswer) => {
    if (answer.kind === 'warm') isWarm = true;
    else if (answer.kind === 'remade') settle?.done(answer.remade);
    else if (!hasEnded) onProofread(answer.problems);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`It ended with exit code ${code}.`)));
  const remake = (): Promise<Remade | undefined> => {
    remakes += 1;
    ask({ kind: 'remake', ...(remakes === 1 ? { known: known() } : {}) });
    return new Promise((done, fail) => {
      settle = { done, fail };
    });
  };
  const end = (): void => {
    hasEnded = true;
    ask({ kind: 'end' });
  };
  const kill = (): void => {
    hasEnded = true;
    settle?.done(undefined);
    void worker.terminate();
  };
  return {
    warmUp: () => ask({ kind: 'warm-up' }),
    isWarm: () => isWarm,
    remake,
    remakes: () => remakes,
    hasEnded: () => hasEnded,
    end,
    kill,
  };
}
