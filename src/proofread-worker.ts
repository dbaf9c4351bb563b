import { parentPort } from 'node:worker_threads';
import type { LoadedPage } from './model/module.ts';
import type { Problem } from './model/problem.ts';
import { type LoadPagesOptions, loadPages } from './stages/load-pages.ts';
import { proofreadPages } from './stages/proofread-pages.tsx';

/** What a proofreader is asked: a bundle of pages, as it would be loaded to be rendered. */
export type ProofreadRequest = LoadPagesOptions;

/** What it answers. */
export interface Proofread {
  readonly problems: readonly Problem[];
  /** Whether all that was read stands in the bundle: entries may come from anywhere. */
  readonly isRepeatable: boolean;
}

// The development build takes a stack for every element that it makes, which is most of its time,
// and what it is for is shown to nobody: the texts alone are. It sets the limit, but not this one.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

parentPort?.on('message', async (request: ProofreadRequest) => {
  const problems: Problem[] = [];
  // What cannot be loaded is reported by the thread that builds.
  const loaded = await loadPages(request, () => {});
  if (loaded) await proofreadPages(loaded, (problem) => problems.push(problem)).catch(() => {});
  const mayFetch = request.code.includes('fetch(');
  const isRepeatable =
    loaded?.broken.length === 0 && loaded.pages.every((page) => isWrittenOut(page, mayFetch));
  parentPort?.postMessage({ problems, isRepeatable } satisfies Proofread);
});

function isWrittenOut({ module }: LoadedPage, mayFetch: boolean): boolean {
  return module.kind === 'single' || (!mayFetch && Array.isArray(module.entries));
}
