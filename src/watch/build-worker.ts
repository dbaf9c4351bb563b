import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../core/problem.ts';
import { stuckMs } from '../core/progress.ts';
import { describeStuckThread } from '../modules/errors/stuck-thread.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import type { RebuildRequest, RebuildResult, WatchedSite } from './types.ts';
import type { WorkerData, WorkerReply } from './worker.ts';

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

const pingMs = 500;

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
  /** When it last answered, in milliseconds since 1970. Infinity until it first did: a debugger that interrupts a thread that starts would stop it for good. Undefined once it is known to be stuck. */
  aliveAt: number | undefined;
  /** Whether React has reported something, which it does only once in each thread. */
  hasWarned: boolean;
  hasEnded: boolean;
}

/** Rebuilds a site in a worker thread, which is replaced now and then. */
export class BuildWorker {
  readonly #options: BuildWorkerOptions;
  #current: RunningWorker;

  constructor(options: BuildWorkerOptions) {
    this.#options = options;
    this.#current = startWorker(options);
  }

  /** Rebuilds after these files changed. Resolves to undefined if a newer request or `restart` came first; rejects if the site's own code ended the worker. */
  rebuild(changed: readonly string[]): Promise<RebuildResult | undefined> {
    const [oldest] = this.#current.pending;
    if (oldest)
      setTimeout(() => this.#replaceIfStuck(oldest), oldest.start + stuckMs - Date.now()).unref();
    const { rebuilds, hasWarned } = this.#current;
    if (rebuilds >= rebuildsPerWorker || hasWarned) this.restart();
    if (this.#current.hasEnded) this.#current = startWorker(this.#options);
    return new Promise((resolve, reject) =>
      this.#send({ changed, start: Date.now(), resolve, reject }),
    );
  }

  /** Ends the worker, even in a loop. The next rebuild starts a new one, which reads all files. */
  restart(): void {
    this.#current.hasEnded = true;
    for (const { resolve } of this.#current.pending.splice(0)) resolve(undefined);
    void this.#current.worker.terminate();
  }

  #send(request: PendingRequest): void {
    this.#current.rebuilds += 1;
    this.#current.pending.push(request);
    const { changed } = request;
    const message: RebuildRequest = { changed, visiblePages: this.#options.visiblePages() };
    this.#current.worker.postMessage(message);
    if (this.#current.aliveAt !== Number.POSITIVE_INFINITY) this.#current.aliveAt = Date.now();
    this.#expectAnswer(this.#current);
  }

  /** Unless it is in an endless loop, a thread answers now and then. */
  #expectAnswer(running: RunningWorker): void {
    const { pending, worker, aliveAt } = running;
    const [oldest] = pending;
    if (running.hasEnded || oldest === undefined || aliveAt === undefined) return;
    if (Date.now() - aliveAt < stuckMs) {
      worker.postMessage('ping');
      setTimeout(() => this.#expectAnswer(running), pingMs).unref();
      return;
    }
    running.aliveAt = undefined;
    void describeStuckThread('worker', this.#options.site.pages).then((problem) => {
      if (problem && running.pending[0] === oldest) this.#options.onLateProblems([problem]);
    });
  }

  /** Gives the newest request to a new worker. A rebuild during which a file changes and that takes so long may never end. */
  #replaceIfStuck(oldest: PendingRequest): void {
    const { pending } = this.#current;
    const newest = pending.at(-1);
    if (pending[0] !== oldest || newest === undefined) return;
    pending.pop();
    this.restart();
    this.#current = startWorker(this.#options);
    this.#send({ ...newest, start: Date.now() });
  }
}

function startWorker(options: BuildWorkerOptions): RunningWorker {
  const { site, known } = options;
  const workerData: WorkerData = { site, known: known() };
  const worker = new Worker(join(site.compiledFolder, 'watch', 'worker.cjs'), { workerData });
  const running: RunningWorker = {
    worker,
    pending: [],
    rebuilds: 0,
    aliveAt: Number.POSITIVE_INFINITY,
    hasWarned: false,
    hasEnded: false,
  };
  const fail = (reason: unknown): void => {
    running.hasEnded = true;
    for (const { reject } of running.pending.splice(0)) reject(reason);
  };
  worker.on('message', (reply: WorkerReply) => handleReply(reply, running, options));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`It ended with exit code ${code}.`)));
  return running;
}

function handleReply(
  reply: WorkerReply,
  running: RunningWorker,
  { onPageReady, onLateProblems }: BuildWorkerOptions,
): void {
  // A newer worker has replaced it.
  if (running.hasEnded) return;
  running.aliveAt = Date.now();
  if (reply.kind === 'page-ready') onPageReady(reply.file);
  if (reply.kind === 'rebuilt') running.pending.shift()?.resolve(reply.result);
  if (reply.kind === 'late-problems') {
    running.hasWarned ||= reply.problems.some(({ isWarning }) => isWarning);
    onLateProblems(reply.problems);
  }
}
