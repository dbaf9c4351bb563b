import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { beginCheck, checkInBatches } from '../checks/react-warnings/batches.ts';
import {
  type ReactWarningsThread,
  startReactWarningsThread,
} from '../checks/react-warnings/thread.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import { reportLateErrors } from '../modules/errors/late-errors.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import { waitUntilSaved } from './files/wait-until-saved.ts';
import { createIncrementalBuild } from './incremental-build.ts';
import type { Cancellation, RebuildOptions, RebuildResult, WatchedSite } from './types.ts';

export interface WorkerData {
  readonly site: WatchedSite;
  /** The files that the server has. */
  readonly known: Fingerprints;
}

export type RebuildRequest =
  /** A browser requests a page during a rebuild: render it before the others. */
  | { readonly kind: 'render-now'; readonly address: string }
  | ({ readonly kind: 'rebuild' } & RebuildOptions);

export type RebuildReply =
  /** A visible page, before the rebuild is done. */
  | { readonly kind: 'page-ready'; readonly file: HashedFile }
  /** One for each rebuild request, in their order. Undefined if a newer request canceled it. */
  | { readonly kind: 'rebuilt'; readonly result: RebuildResult | undefined }
  /** React's warnings, and errors that nothing waits for. They come some time after the rebuild. */
  | { readonly kind: 'late-problems'; readonly problems: readonly Problem[] };

const { site, known }: WorkerData = workerData;
const build = createIncrementalBuild(site, known, (file) => reply({ kind: 'page-ready', file }));
let reactThread: ReactWarningsThread | undefined;
/** After a check of more pages, the thread ends: with 1,000 pages, it would keep 40 MB. A new one starts within 0.1 s. */
const maxKeptPages = 100;
/** A rebuild runs for this long before other requests are handled. */
const turnMs = 10;
/** If every rebuild were canceled by the next one, the site would never be rebuilt. */
const maxCanceled = 10;
let canceled = 0;
let requests = 0;
const requestedPages = new Set<string>();
/** Requests run one after the other. */
let queue = Promise.resolve();
let reactChecks = Promise.resolve();

// Errors of pages name the line of the source file.
process.setSourceMapsEnabled(true);

parentPort?.on('message', (request: RebuildRequest) => {
  if (request.kind === 'render-now') {
    requestedPages.add(request.address);
    return;
  }
  requests += 1;
  const number = requests;
  const isLatest = (): boolean => number === requests;
  queue = queue.then(() => rebuild(request, isLatest)).catch(endThread);
  queue = queue.then(() => (isLatest() ? checkReact(isLatest) : undefined));
});

const stopReporting = reportLateErrors(site.pages, (problem) => {
  const problems: Problem[] = [];
  reportInto(problems, site.pages)(problem);
  // The result of a rebuild replaces all problems.
  queue = queue.then(() => reply({ kind: 'late-problems', problems }));
});

/** The rebuild has failed, so the server would wait for its result. */
function endThread(error: unknown): never {
  stopReporting();
  throw error;
}

function cancelUnless(isWanted: () => boolean): Cancellation {
  let start = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - start < turnMs) return;
    await nextTurn();
    await renderRequestedPages();
    if (!isWanted()) throw new Error('A newer request canceled this rebuild.');
    start = performance.now();
  };
  return { isWanted, pause };
}

async function renderRequestedPages(): Promise<void> {
  const addresses = [...requestedPages];
  requestedPages.clear();
  await build.renderNow(addresses);
}

async function rebuild(request: RebuildOptions, isLatest: () => boolean): Promise<void> {
  const cancellation = cancelUnless(() => canceled >= maxCanceled || isLatest());
  const rebuilt = await build.rebuild(request, cancellation);
  const problems = rebuilt?.problems ?? [];
  // A file may have been half saved when it was read. Its next change is reported in a moment.
  await waitUntilSaved(problems.map(({ file }) => resolve(site.pages, file)));
  const result = problems.length > 0 && !isLatest() ? undefined : rebuilt;
  canceled = result ? 0 : canceled + 1;
  requestedPages.clear();
  reply({ kind: 'rebuilt', result });
}

/** Runs in a thread of its own, so that the next rebuild need not wait for it. */
async function checkReact(isLatest: () => boolean): Promise<void> {
  const request = build.pendingReactCheck();
  if (!request) return;
  reactChecks = reactChecks.then(async () => {
    reactThread ??= startReactWarningsThread(site.compiledFolder);
    const thread = reactThread;
    const problems: Problem[] = [];
    const report = reportInto(problems, site.pages);
    const check = beginCheck(thread, request.site);
    const isDone = await checkInBatches(check, request, isLatest, report);
    if (request.sources.pages.length > maxKeptPages) {
      reactThread = undefined;
      await thread.close();
    }
    if (!isDone) return;
    build.reactCheckDone(problems.length === 0);
    reply({ kind: 'late-problems', problems });
  });
}

function reply(message: RebuildReply): void {
  parentPort?.postMessage(message);
}
