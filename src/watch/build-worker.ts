import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../core/problems/problem.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import type { RebuildResult, WatchedSite } from './types.ts';
import type { RebuildReply, RebuildRequest, WorkerData } from './worker.ts';

interface BuildWorkerOptions {
  readonly site: WatchedSite;
  /** The files that the server has. */
  readonly known: () => Fingerprints;
  /** Addresses of the pages that a browser shows. */
  readonly visiblePages: () => readonly string[];
  /** Called with each visible page before the rebuild is done. */
  readonly onPageReady: (file: HashedFile) => void;
  /** Called some time after a rebuild, unless a newer one has begun. */
  readonly onLateProblems: (problems: readonly Problem[]) => void;
}

/** Evaluated code leaves some 50 kB in a worker for good. */
const rebuildsPerWorker = 500;

/** If a file changes during a rebuild that takes longer than this, before or after, its worker is replaced: it may never end. */
const maxRebuildMs = 5_000;

interface PendingRequest {
  readonly changed: readonly string[];
  readonly start: number;
  readonly resolve: (result: RebuildResult | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

interface RunningWorker {
  readonly worker: Worker;
  /** Requests without a reply, in their order. */
  readonly pending: PendingRequest[];
  rebuilds: number;
  hasEnded: boolean;
}

/** Rebuilds a site in a worker thread, which is replaced now and then. */
export function startBuildWorker(options: BuildWorkerOptions) {
  let current = startWorker(options);
  /** Ends the worker, even in a loop. The next rebuild starts a new one, which reads all files. */
  const restart = (): void => {
    current.hasEnded = true;
    for (const { resolve } of current.pending.splice(0)) resolve(undefined);
    void current.worker.terminate();
  };
  const send = (request: PendingRequest): void => {
    const { changed } = request;
    current.rebuilds += 1;
    current.pending.push(request);
    post(current, { kind: 'rebuild', changed, visiblePages: options.visiblePages() });
  };
  /** Gives the newest request to a new worker. */
  const replaceIfStuck = (oldest: PendingRequest): void => {
    const newest = current.pending.at(-1);
    if (current.pending[0] !== oldest || newest === undefined) return;
    current.pending.pop();
    restart();
    current = startWorker(options);
    send({ ...newest, start: Date.now() });
  };
  /** Rebuilds after these files changed. Resolves to undefined if a newer request or `restart` came first; rejects if the site's own code ended the worker. */
  const rebuild = (changed: readonly string[]): Promise<RebuildResult | undefined> => {
    const [oldest] = current.pending;
    if (oldest)
      setTimeout(replaceIfStuck, oldest.start + maxRebuildMs - Date.now(), oldest).unref();
    if (current.rebuilds >= rebuildsPerWorker) restart();
    if (current.hasEnded) current = startWorker(options);
    return new Promise((resolve, reject) => send({ changed, start: Date.now(), resolve, reject }));
  };
  /** Renders a page before the others during a rebuild, and passes it to `onPageReady`. */
  const renderNow = (address: string): void => post(current, { kind: 'render-now', address });
  return { rebuild, renderNow, restart };
}

function startWorker(options: BuildWorkerOptions): RunningWorker {
  const { site, known } = options;
  const workerData: WorkerData = { site, known: known() };
  const worker = new Worker(join(site.compiledFolder, 'watch', 'worker.cjs'), { workerData });
  const running: RunningWorker = { worker, pending: [], rebuilds: 0, hasEnded: false };
  const fail = (reason: unknown): void => {
    running.hasEnded = true;
    for (const { reject } of running.pending.splice(0)) reject(reason);
  };
  worker.on('message', (reply: RebuildReply) => handleReply(reply, running, options));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`It ended with exit code ${code}.`)));
  return running;
}

function handleReply(
  reply: RebuildReply,
  { pending, hasEnded }: RunningWorker,
  { onPageReady, onLateProblems }: BuildWorkerOptions,
): void {
  // A newer worker has replaced it.
  if (hasEnded) return;
  if (reply.kind === 'page-ready') onPageReady(reply.file);
  if (reply.kind === 'rebuilt') pending.shift()?.resolve(reply.result);
  if (reply.kind === 'late-problems') onLateProblems(reply.problems);
}

function post({ worker }: RunningWorker, request: RebuildRequest): void {
  worker.postMessage(request);
}
