import { Worker } from 'node:worker_threads';
import type { Problem } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Fingerprints, Remade } from './remake-site.ts';
import type { RemakeAnswer, RemakeRequest } from './watch-worker.ts';

export interface SiteThreadsOptions {
  /** `watch-worker.ts`, compiled. */
  readonly workerFile: string;
  readonly site: SiteOptions;
  /** What the asker has of the site. */
  readonly known: () => Fingerprints;
  /** Called after a site was remade, if nobody asked again meanwhile. */
  readonly onProofread: (problems: readonly Problem[]) => void;
}

/**
 * Remakes a site in a thread. Every import of a new bundle stays in a thread's memory for good, so
 * a thread is replaced after some time by another one that has already warmed up.
 */
export interface SiteThreads {
  /** One at a time. Rejects where the site's own code ended the thread; gives nothing where `restart` did. */
  readonly remake: () => Promise<Remade | undefined>;
  /** Ends what is going on, however hopeless, and forgets all modules. */
  readonly restart: () => void;
}

/** At about a megabyte a time. */
const remakesPerThread = 40;
/** Early enough for the next one to be warm by then. */
const remakesBeforeNext = 30;

export function startSiteThreads(options: SiteThreadsOptions): SiteThreads {
  const start = (): Thread => startThread(options);
  let current = start();
  let next: Thread | undefined;
  const replaceBy = (thread: Thread): void => {
    current.end();
    current = thread;
    next = undefined;
  };
  const restart = (): void => {
    next?.kill();
    current.kill();
    current = start();
    next = undefined;
  };
  const remake = async (): Promise<Remade | undefined> => {
    if (next?.hasEnded()) next = undefined;
    if (current.hasEnded()) replaceBy(next ?? start());
    else if (current.remakes() >= remakesPerThread && next?.isWarm()) replaceBy(next);
    const remade = await current.remake();
    if (current.remakes() >= remakesBeforeNext && !next) {
      next = start();
      next.warmUp();
    }
    return remade;
  };
  return { remake, restart };
}

interface Thread {
  readonly warmUp: () => void;
  readonly isWarm: () => boolean;
  readonly remake: () => Promise<Remade | undefined>;
  readonly remakes: () => number;
  readonly hasEnded: () => boolean;
  /** Ends it, in its own time. */
  readonly end: () => void;
  /** Ends it, even if it is caught in a loop. */
  readonly kill: () => void;
}

function startThread({ workerFile, site, known, onProofread }: SiteThreadsOptions): Thread {
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
  return {
    warmUp: () => ask({ kind: 'warm-up' }),
    isWarm: () => isWarm,
    remake: () => {
      remakes += 1;
      ask({ kind: 'remake', ...(remakes === 1 ? { known: known() } : {}) });
      return new Promise((done, fail) => {
        settle = { done, fail };
      });
    },
    remakes: () => remakes,
    hasEnded: () => hasEnded,
    end: () => {
      hasEnded = true;
      ask({ kind: 'end' });
    },
    kill: () => {
      hasEnded = true;
      settle?.done(undefined);
      void worker.terminate();
    },
  };
}
