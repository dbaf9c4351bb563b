import { parentPort, workerData } from 'node:worker_threads';
import type { MadeFile } from './collect-changed.ts';
import { type Problem, reportInto } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { type ProofreadingThread, startProofreader } from './proofreader.ts';
import { createSiteRemaker } from './remake-site.ts';
import type { Remade, RemakeOptions } from './site-remaker.ts';

export type RemakeRequest =
  | { readonly kind: 'end' }
  /** Do all once for nothing, so that the next time is quick. */
  | { readonly kind: 'warm-up' }
  | ({ readonly kind: 'remake' } & RemakeOptions);

export type RemakeAnswer =
  | { readonly kind: 'warm' }
  /** A page that somebody looks at. What else there is follows. */
  | { readonly kind: 'looked'; readonly file: MadeFile }
  | { readonly kind: 'remade'; readonly remade: Remade }
  /** What React's development build says of what was made last. Comes later. */
  | { readonly kind: 'proofread'; readonly problems: readonly Problem[] };

const options: SiteOptions = workerData;
const remaker = createSiteRemaker(options);
let proofreader: ProofreadingThread | undefined;
/** A process whose end nobody hears of stays in the system's table. */
const untilBundlerHasEndedMs = 500;
let requests = 0;
/** One thing after the other. */
let work = Promise.resolve();
let reading = Promise.resolve();

// Errors of pages name the line of the page, not of the bundle.
process.setSourceMapsEnabled(true);

parentPort?.on('message', (request: RemakeRequest) => {
  requests += 1;
  const number = requests;
  const isLatest = (): boolean => number === requests;
  if (request.kind === 'end') {
    void work.finally(end);
    return;
  }
  work = work.then(() => (request.kind === 'warm-up' ? warmUp() : remake(request)));
  // Nobody wants to hear of what is no longer the latest.
  work = work.then(() => (isLatest() ? remaker.prepare(isLatest) : undefined));
  if (request.kind === 'remake')
    work = work.then(() => (isLatest() ? proofread(isLatest) : undefined));
});

async function end(): Promise<void> {
  await remaker.dispose();
  setTimeout(() => process.exit(), untilBundlerHasEndedMs); // The thread alone.
}

async function warmUp(): Promise<void> {
  await remaker.remake({});
  await remaker.prepare();
  answer({ kind: 'warm' });
}

async function remake(request: RemakeOptions): Promise<void> {
  const remade = await remaker.remake(request, (file) => answer({ kind: 'looked', file }));
  answer(
    { kind: 'remade', remade },
    remade.changed.map(({ contents }) => contents.buffer),
  );
}

/** In a thread of its own: what is asked next need not wait for it. */
async function proofread(isLatest: () => boolean): Promise<void> {
  const { proofreaderFile } = options;
  const toProofread = await remaker.toProofread();
  if (!toProofread || proofreaderFile === undefined) return;
  proofreader ??= startProofreader(proofreaderFile);
  const thread = proofreader;
  reading = reading.then(async () => {
    const read = isLatest() ? await thread.ask(toProofread) : undefined;
    if (!read || !isLatest()) return;
    const problems: Problem[] = [];
    read.problems.forEach(reportInto(problems, options.pages));
    remaker.wasRead(problems.length === 0);
    answer({ kind: 'proofread', problems });
  });
}

function answer(message: RemakeAnswer, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}
