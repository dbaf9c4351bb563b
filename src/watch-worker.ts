import { parentPort, workerData } from 'node:worker_threads';
import { type Problem, reportInto } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { type ProofreadingThread, startProofreader } from './proofreader.ts';
import { createSiteRemaker, type Fingerprints, type Remade } from './remake-site.ts';

export type RemakeRequest =
  | { readonly kind: 'end' }
  /** Do all once for nothing, so that the next time is quick. */
  | { readonly kind: 'warm-up' }
  /** `known` is what the asker has, in the place of what this worker gave it last. */
  | { readonly kind: 'remake'; readonly known?: Fingerprints | undefined };

export type RemakeAnswer =
  | { readonly kind: 'warm' }
  | { readonly kind: 'remade'; readonly remade: Remade }
  /** What React's development build says of what was made last. Comes later. */
  | { readonly kind: 'proofread'; readonly problems: readonly Problem[] };

const options: SiteOptions = workerData;
const remaker = createSiteRemaker(options);
let proofreader: ProofreadingThread | undefined;
/** A process whose end nobody hears of stays in the system's table. */
const untilBundlerHasEndedMs = 500;
let requests = 0;
let reading = Promise.resolve();

// Errors of pages name the line of the page, not of the bundle.
process.setSourceMapsEnabled(true);

parentPort?.on('message', async (request: RemakeRequest) => {
  requests += 1;
  if (request.kind === 'end') {
    await remaker.dispose();
    setTimeout(() => process.exit(), untilBundlerHasEndedMs); // The thread alone.
    return;
  }
  if (request.kind === 'warm-up') {
    await remaker.remake();
    return answer({ kind: 'warm' });
  }
  const remade = await remaker.remake(request.known);
  answer(
    { kind: 'remade', remade },
    remade.changed.map(({ contents }) => contents.buffer),
  );
  const number = requests;
  reading = reading.then(() => proofread(number));
});

/** Nobody wants to hear of what is no longer the latest. */
async function proofread(number: number): Promise<void> {
  const toProofread = number === requests ? remaker.toProofread() : undefined;
  if (!toProofread || options.proofreaderFile === undefined) return;
  proofreader ??= startProofreader(options.proofreaderFile);
  const read = await proofreader.ask(toProofread);
  const problems: Problem[] = [];
  read.problems.forEach(reportInto(problems, options.pages));
  if (number === requests) answer({ kind: 'proofread', problems });
}

function answer(message: RemakeAnswer, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}
