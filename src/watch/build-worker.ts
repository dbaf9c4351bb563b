import { Worker } from 'node:worker_threads';
import type { Problem } from '../core/problems/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import type { RebuildResult } from './types.ts';
import type { RebuildReply, RebuildRequest } from './worker.ts';

export interface BuildWorkerOptions {
  /** `watch/worker.ts`, compiled. */
  readonly workerFile: string;
  readonly site: SiteOptions;
  /** What the asker has of the site. */
  readonly known: () => Fingerprints;
  /** Addresses of the pages that somebody looks at. */
  readonly looked: () => readonly string[];
  /** Called with a page that somebody looks at, before the site is all remade. */
  readonly onLooked: (file: HashedFile) => void;
  /** Called after a site was remade, if nobody asked again meanwhile. */
  readonly onProofread: (problems: readonly Problem[]) => void;
}

/** Remakes a site in a worker, which is replaced now and then. */
export interface BuildWorker {
  /** Rebuilds after these files changed. Resolves to undefined if a newer request or `restart` came first; rejects if the site's own code ended the worker. */
  readonly remake: (changed: readonly string[]) => Promise<RebuildResult | undefined>;
  /** Renders a page before the others during a rebuild, and passes it to `onLooked`. */
  readonly look: (address: string) => void;
  /** Ends the worker, even in a loop. The next rebuild starts a new one, without any loaded module. */
  readonly restart: () => void;
}

/** Code that was evaluated leaves some 50 kB in a worker for good. */
const remakesPerWorker = 500;

interface Asked {
  readonly done: (remade: RebuildResult | undefined) => void;
  readonly fail: (reason: unknown) => void;
}

interface RunningWorker {
  readonly worker: Worker;
  /** Not answered yet, in their order. */
  readonly asked: Asked[];
  remakes: number;
  hasEnded: boolean;
}

export function startBuildWorker(options: BuildWorkerOptions): BuildWorker {
  let current = startWorker(options);
  const remake: BuildWorker['remake'] = (changed) => {
    const isNew = current.hasEnded || current.remakes >= remakesPerWorker;
    if (isNew) {
      if (!current.hasEnded) end(current);
      current = startWorker(options);
    }
    const { remakes, worker, asked } = current;
    // A worker that has made nothing yet reads all files.
    const first = { known: options.known() };
    const request = remakes === 0 ? first : { changed };
    current.remakes += 1;
    post(worker, { kind: 'remake', looked: options.looked(), ...request });
    return new Promise((done, fail) => asked.push({ done, fail }));
  };
  const restart = (): void => {
    leave(current);
    void current.worker.terminate();
  };
  return { remake, look: (address) => post(current.worker, { kind: 'look', address }), restart };
}

function startWorker({
  workerFile,
  site,
  onLooked,
  onProofread,
}: BuildWorkerOptions): RunningWorker {
  const worker = new Worker(workerFile, { workerData: site });
  const running: RunningWorker = { worker, asked: [], remakes: 0, hasEnded: false };
  const fail = (reason: unknown): void => {
    running.hasEnded = true;
    for (const each of running.asked.splice(0)) each.fail(reason);
  };
  worker.on('message', (answer: RebuildReply) => {
    // Another worker knows better.
    if (running.hasEnded) return;
    if (answer.kind === 'looked') onLooked(answer.file);
    if (answer.kind === 'remade') running.asked.shift()?.done(answer.remade);
    if (answer.kind === 'proofread') onProofread(answer.problems);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`It ended with exit code ${code}.`)));
  return running;
}

/** Ends a worker in its own time. */
function end(running: RunningWorker): void {
  leave(running);
  post(running.worker, { kind: 'end' });
}

function leave(running: RunningWorker): void {
  running.hasEnded = true;
  for (const each of running.asked.splice(0)) each.done(undefined);
}

function post(worker: Worker, request: RebuildRequest): void {
  worker.postMessage(request);
}
