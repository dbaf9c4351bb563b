import { join, relative } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Problem, Report } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { pageModules } from '../../modules/runner/load-page-modules.ts';
import { startObserving } from '../../modules/runner/observe.ts';
import { createRunner, type ModuleRunner } from '../../modules/runner/runner.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { type ModulePack, openPack } from '../../modules/store/pack-file.ts';
import { loadPages } from '../../routes/load-pages.ts';
import type { LoadedPage } from '../../routes/page-module.ts';
import { proofreadFrame, proofreadPages } from './render-dev.tsx';

/** Pages to read, and the pack that holds their modules. */
export interface ProofreadRequest {
  readonly site: Pick<SiteOptions, 'cacheFolder' | 'generatorFolder' | 'policy' | 'base'>;
  readonly sources: Sources;
  readonly packFile: string;
  /** Whether the pack was opened and the frame was read by the request before. */
  readonly isRest?: boolean | undefined;
}

/** What it answers. */
export interface Proofread {
  readonly problems: readonly Problem[];
  /** Files of pages whose result can be cached: everything they read is in modules. */
  readonly repeatable: readonly string[];
}

// The development build takes a stack for every element that it makes, which is most of its time,
// and what it is for is shown to nobody: the texts alone are. It sets the limit, but not this one.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

/** The modules of so many pages are held at a time. */
const pagesAtOnce = 500;

let pack: ModulePack | undefined;
let runner: ModuleRunner | undefined;

parentPort?.on('message', async (request: ProofreadRequest) => {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const repeatable: string[] = [];
  const { impure, files } = startObserving();
  if (!request.isRest) open(request.packFile);
  for (const [index, sources] of inParts(request.sources).entries()) {
    const modules = pageModules(runnerFor(request), sources, contextFileOf(request));
    // What cannot be loaded is reported by the thread that builds.
    const loaded = await loadPages({ sources, modules }, () => {}).catch(() => undefined);
    if (loaded && index === 0 && !request.isRest) proofreadFrame(loaded.site, report);
    await proofreadPages(loaded?.pages ?? [], report).catch(() => {});
    // Modules may have read it for all pages that follow.
    if (impure.size + files.size > 0) continue;
    repeatable.push(...(loaded?.pages ?? []).filter(hasStaticEntries).map(({ file }) => file));
  }
  parentPort?.postMessage({ problems, repeatable } satisfies Proofread);
});

/** Modules that are the same as in the pack before stay evaluated. */
function open(packFile: string): void {
  const before = pack;
  pack = openPack(packFile);
  before?.close();
  const changed = [...pack.modules.values()].filter(
    ({ file, fingerprint }) =>
      fingerprint === '' || before?.modules.get(file)?.fingerprint !== fingerprint,
  );
  runner?.invalidate(changed.map(({ file }) => file));
}

function runnerFor({ site, sources: { folder } }: ProofreadRequest): ModuleRunner {
  const { cacheFolder, policy, base = '' } = site;
  runner ??= createRunner({
    ...{ folder, cacheFolder },
    constants: { SITE_POLICY: policy, SITE_BASE: base, SITE_NOTES_READS: false },
    modules: {
      get: (file) => pack?.modules.get(file),
      codeOf: (file) => {
        const module = pack?.modules.get(file);
        return pack && module ? pack.read(module).toString('utf8') : '';
      },
    },
  });
  return runner;
}

function contextFileOf({ site, sources }: ProofreadRequest): string {
  return relative(sources.folder, join(site.generatorFolder, 'author', 'site-context.tsx'));
}

function inParts(sources: Sources): readonly Sources[] {
  const { pages } = sources;
  const count = Math.max(1, Math.ceil(pages.length / pagesAtOnce));
  return Array.from({ length: count }, (_, index) => ({
    ...sources,
    pages: pages.slice(index * pagesAtOnce, (index + 1) * pagesAtOnce),
  }));
}

/** What gives entries one by one may wait for anything. */
function hasStaticEntries({ module }: LoadedPage): boolean {
  return module.kind === 'single' || Array.isArray(module.entries);
}
