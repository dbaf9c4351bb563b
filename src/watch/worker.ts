import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { proofreadInParts } from '../checks/react-warnings/batches.ts';
import { type ProofreadingThread, startProofreader } from '../checks/react-warnings/thread.ts';
import { type Problem, reportInto } from '../core/problems/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { HashedFile } from './changed-files.ts';
import { waitUntilSaved } from './files/wait-until-saved.ts';
import { createIncrementalBuild } from './incremental-build.ts';
import type { Cancellation, RebuildOptions, RebuildResult } from './types.ts';

export type RebuildRequest =
  | { readonly kind: 'end' }
  /** Somebody asks for a page while the site is being remade: give it before the others. */
  | { readonly kind: 'look'; readonly address: string }
  | ({ readonly kind: 'remake' } & RebuildOptions);

export type RebuildReply =
  /** A page that somebody looks at. What else there is follows. */
  | { readonly kind: 'looked'; readonly file: HashedFile }
  /** One for each request, in their order. Nothing where another request came before it was done. */
  | { readonly kind: 'remade'; readonly remade: RebuildResult | undefined }
  /** What React's development build says of what was made last. Comes later. */
  | { readonly kind: 'proofread'; readonly problems: readonly Problem[] };

const options: SiteOptions = workerData;
const remaker = createIncrementalBuild(options);
let proofreader: ProofreadingThread | undefined;
/** A process whose end nobody hears of stays in the system's table. */
const untilBundlerHasEndedMs = 500;
/** For so long others wait for their turn. */
const turnMs = 10;
/** A site that is given up each time would never be remade. */
const mostGivenUp = 10;
let givenUp = 0;
let requests = 0;
const demanded = new Set<string>();
/** One thing after the other. */
let work = Promise.resolve();
let reading = Promise.resolve();

// Errors of pages name the line of the page, not of the bundle.
process.setSourceMapsEnabled(true);

parentPort?.on('message', (request: RebuildRequest) => {
  if (request.kind === 'look') {
    demanded.add(request.address);
    return;
  }
  requests += 1;
  const number = requests;
  const isLatest = (): boolean => number === requests;
  if (request.kind === 'end') {
    void work.finally(end);
    return;
  }
  work = work.then(() => remake(request, isLatest));
  // Nobody wants to hear of what is no longer the latest.
  work = work.then(() => (isLatest() ? proofread(isLatest) : undefined));
});

function turnWhile(isWanted: () => boolean): Cancellation {
  let start = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - start < turnMs) return;
    await nextTurn();
    await lookAtDemanded();
    if (!isWanted()) throw new Error('Nobody wants this any more.');
    start = performance.now();
  };
  return { isWanted, pause };
}

async function lookAtDemanded(): Promise<void> {
  const addresses = [...demanded];
  demanded.clear();
  await remaker.look(addresses, answerLooked);
}

async function end(): Promise<void> {
  await remaker.dispose();
  setTimeout(() => process.exit(), untilBundlerHasEndedMs); // The thread alone.
}

async function remake(request: RebuildOptions, isLatest: () => boolean): Promise<void> {
  const turn = turnWhile(() => givenUp >= mostGivenUp || isLatest());
  const made = await remaker.remake(request, turn, answerLooked);
  const problems = made?.problems ?? [];
  // A file may have been read while it was being saved: who did that says so in a moment.
  await waitUntilSaved(problems.map(({ file }) => resolve(options.pages, file)));
  const remade = problems.length > 0 && !isLatest() ? undefined : made;
  givenUp = remade ? 0 : givenUp + 1;
  demanded.clear();
  answer(
    { kind: 'remade', remade },
    remade?.changed.map(({ contents }) => contents.buffer),
  );
}

/** In a thread of its own: what is asked next need not wait for it. */
async function proofread(isLatest: () => boolean): Promise<void> {
  const { proofreaderFile } = options;
  const toProofread = proofreaderFile === undefined ? undefined : remaker.toProofread();
  if (!toProofread || proofreaderFile === undefined) return;
  proofreader ??= startProofreader(proofreaderFile);
  const thread = proofreader;
  reading = reading.then(async () => {
    const problems: Problem[] = [];
    const report = reportInto(problems, options.pages);
    if (!(await proofreadInParts(thread, toProofread, isLatest, report))) return;
    remaker.wasRead(problems.length === 0);
    answer({ kind: 'proofread', problems });
  });
}

function answerLooked(file: HashedFile): void {
  answer({ kind: 'looked', file });
}

function answer(message: RebuildReply, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}
