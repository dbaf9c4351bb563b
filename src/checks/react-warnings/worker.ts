import { parentPort } from 'node:worker_threads';
import type { Problem, Report } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import type { ImportModulesOptions } from '../../modules/import-modules.ts';
import { listenToModules } from '../../modules/observe.ts';
import type { HandedModules } from '../../modules/quick-bundler.ts';
import { type LoadPagesOptions, loadPages } from '../../routes/load-pages.ts';
import type { LoadedPage } from '../../routes/page-module.ts';
import { handedModules } from './handed-modules.ts';
import { proofreadFrame, proofreadPages } from './render-dev.tsx';

/** What a proofreader is asked: a bundle of pages, as it would be loaded to be rendered. */
export interface ProofreadRequest
  extends Pick<LoadPagesOptions, 'sources' | 'importers'>,
    Omit<ImportModulesOptions, 'folder'> {
  /** In the place of the code: what is another than the last time. */
  readonly handed?: HandedModules | undefined;
  /** Whether the frame was read already. */
  readonly isRest?: boolean | undefined;
}

/** What it answers. */
export interface Proofread {
  readonly problems: readonly Problem[];
  /** Files of pages that would be read the same again: all that they ask for stands in modules. */
  readonly repeatable: readonly string[];
}

// The development build takes a stack for every element that it makes, which is most of its time,
// and what it is for is shown to nobody: the texts alone are. It sets the limit, but not this one.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

/** The modules of so many pages are held at a time. */
const pagesAtOnce = 500;

/** For each part all modules are listed: 100,000 take longer than to read 500 pages. */
const mostParts = 20;

parentPort?.on('message', async (request: ProofreadRequest) => {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const repeatable: string[] = [];
  for (const [index, sources] of inParts(request.sources).entries()) {
    const { asked, files } = listenToModules();
    // What cannot be loaded is reported by the thread that builds.
    const modules = handedModules(request, sources);
    const loaded = await loadPages({ ...request, sources, modules }, () => {});
    if (loaded && index === 0 && !request.isRest) proofreadFrame(loaded.site, report);
    await proofreadPages(loaded?.pages ?? [], report).catch(() => {});
    if (asked.size + files.size > 0) continue;
    repeatable.push(...(loaded?.pages ?? []).filter(isWrittenOut).map(({ file }) => file));
  }
  parentPort?.postMessage({ problems, repeatable } satisfies Proofread);
});

function inParts(sources: Sources): readonly Sources[] {
  const { pages } = sources;
  const most = Math.max(pagesAtOnce, Math.ceil(pages.length / mostParts));
  const count = Math.max(1, Math.ceil(pages.length / most));
  return Array.from({ length: count }, (_, index) => ({
    ...sources,
    pages: pages.slice(index * most, (index + 1) * most),
  }));
}

/** What gives entries one by one may wait for anything. */
function isWrittenOut({ module }: LoadedPage): boolean {
  return module.kind === 'single' || Array.isArray(module.entries);
}
