import { parentPort } from 'node:worker_threads';
import type { Problem } from './model/problem.ts';
import { type LoadPagesOptions, loadPages } from './stages/load-pages.ts';
import { proofreadPages } from './stages/proofread-pages.tsx';

/** What a proofreader is asked: a bundle of pages, as it would be loaded to be rendered. */
export type ProofreadRequest = LoadPagesOptions;

// The development build takes a stack for every element that it makes, which is most of its time,
// and what it is for is shown to nobody: the texts alone are. It sets the limit, but not this one.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

parentPort?.on('message', async (request: ProofreadRequest) => {
  const problems: Problem[] = [];
  // What cannot be loaded is reported by the thread that builds.
  const loaded = await loadPages(request, () => {});
  if (loaded) await proofreadPages(loaded, (problem) => problems.push(problem)).catch(() => {});
  parentPort?.postMessage(problems);
});
