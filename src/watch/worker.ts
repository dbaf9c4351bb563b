import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Problem, reportInto } from '../core/problem.ts';
import { guardProcess } from '../modules/errors/guard-process.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import type { RebuildRequest, RebuildResult, WatchedSite } from './types.ts';
import { WatchSession } from './watch-session.ts';

export interface WorkerData {
  readonly site: WatchedSite;
  /** The files that the server has. */
  readonly known: Fingerprints;
}

export type WorkerReply =
  /** A visible page, before the rebuild is done. */
  | { readonly kind: 'page-ready'; readonly file: HashedFile }
  /** One for each rebuild request, in their order. Undefined if a newer request canceled it. */
  | { readonly kind: 'rebuilt'; readonly result: RebuildResult | undefined }
  /** Warnings of the last rebuild, and errors that nothing awaits. */
  | { readonly kind: 'late-problems'; readonly problems: readonly Problem[] }
  /** The thread has started, or answers a request that only asks for it. */
  | { readonly kind: 'alive' };

const { site, known }: WorkerData = workerData;
const session = new WatchSession(site, known, (file) => reply({ kind: 'page-ready', file }));
/** If every rebuild were canceled by the next one, the site would never be rebuilt. */
const maxCanceled = 10;
/** An editor may empty a file, and write it a moment later. */
const savingMs = 100;
let canceled = 0;
let current = new AbortController();
/** Requests run one after the other. */
let queue = Promise.resolve();

// Errors of pages name the line of the source file.
process.setSourceMapsEnabled(true);

parentPort?.on('message', (request: RebuildRequest | 'ping') => {
  if (request === 'ping') return reply({ kind: 'alive' });
  if (canceled < maxCanceled) current.abort();
  const controller = new AbortController();
  current = controller;
  queue = queue.then(() => rebuild(request, controller)).catch(endThread);
});

// It has started: from now on, silence means a loop.
reply({ kind: 'alive' });

const stopGuard = guardProcess(site.pages, (problem) => {
  const problems: Problem[] = [];
  reportInto(problems, site.pages)(problem);
  // The result of a rebuild replaces all problems.
  queue = queue.then(() => reply({ kind: 'late-problems', problems }));
});

/** The rebuild has failed, so the server would wait for its result. */
function endThread(error: unknown): never {
  stopGuard();
  throw error;
}

async function rebuild(request: RebuildRequest, controller: AbortController): Promise<void> {
  const rebuilt = await session.rebuild(request, controller.signal);
  const problems = rebuilt?.problems ?? [];
  // A file may have been half saved when it was read. Then its next change follows in a moment.
  if (problems.length > 0)
    await delay(savingMs, undefined, { signal: controller.signal }).catch(() => {});
  const result = problems.length > 0 && current !== controller ? undefined : rebuilt;
  canceled = result ? 0 : canceled + 1;
  reply({ kind: 'rebuilt', result });
  if (result && result.warnings.length > 0)
    reply({ kind: 'late-problems', problems: result.warnings });
}

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}
