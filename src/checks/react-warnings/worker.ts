import { parentPort } from 'node:worker_threads';
import type { PageProblem, Problem } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { type CompiledModule, filesImportedBy } from '../../modules/compile/compiled-module.ts';
import { generatorModule } from '../../modules/compile/resolve.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import { importersOf } from '../../modules/graph-view.ts';
import { startObserving } from '../../modules/runner/observe.ts';
import { pageModules } from '../../modules/runner/page-modules.ts';
import { isFilePackage } from '../../modules/runner/pure-packages.ts';
import { createRunner, type ModuleRunner } from '../../modules/runner/runner.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { loadPages } from '../../routes/load-pages.ts';
import { observeReact, type TakeInteractions } from './observe-react.ts';
import { checkFrame, checkPages } from './render-dev.tsx';

export interface ReactCheckRequest {
  readonly site: Pick<SiteOptions, 'generatorFolder' | 'policy' | 'base'>;
  /** With the pages to check. */
  readonly sources: Sources;
  /** The modules of these pages that the thread does not have. */
  readonly modules: readonly CompiledModule[];
  /** Whether a new check begins: of the frame, too, and with modules that read files again. */
  readonly isFirst: boolean;
}

export interface ReactCheckReply {
  readonly problems: readonly Problem[];
  /** The files of the frame and the pages. */
  readonly checked: readonly string[];
  /** What they have read. */
  readonly files: readonly string[];
  /** Whether they have read neither the clock nor the network. */
  readonly isPure: boolean;
}

// React's development build takes a stack trace for every element, which is most of its time. Only
// texts are reported. React sets the limit, too, which this ignores.
Object.defineProperty(Error, 'stackTraceLimit', {
  configurable: true,
  get: () => 0,
  set: () => {},
});

/** The modules of all requests so far, by file. */
const known = new Map<string, CompiledModule>();
/** Their imports, to find the line of a problem. */
const graph = new Map<string, readonly string[]>();
let runner: ModuleRunner | undefined;
let takeInteractions: TakeInteractions | undefined;

// The build reports what the site's code throws while nothing waits for it.
process.on('uncaughtException', () => {});

let queue = Promise.resolve();

parentPort?.on('message', (request: ReactCheckRequest) => {
  queue = queue.then(() => check(request)).catch(endThread);
});

function endThread(error: unknown): never {
  process.removeAllListeners('uncaughtException');
  throw error;
}

async function check(request: ReactCheckRequest): Promise<void> {
  const problems: Problem[] = [];
  takeInteractions ??= observeReact();
  const take = takeInteractions;
  const report = (problem: PageProblem) => {
    const { generatorFolder } = request.site;
    problems.push(
      locateProblem(problem, { graph, folder: request.sources.folder, generatorFolder }),
    );
  };
  const { impure, files } = startObserving();
  const { sources, isFirst } = request;
  // Files may have changed since a module read them.
  if (isFirst) runner?.invalidate(importersOf(known, isFilePackage));
  addModules(request.modules);
  const modules = pageModules(runnerFor(request), contextFileOf(request));
  // The build reports what cannot be loaded.
  const loaded = await loadPages({ sources, modules }, () => {}).catch(() => undefined);
  if (loaded && isFirst) checkFrame(loaded.site, take, report);
  const pages = loaded?.pages ?? [];
  await checkPages(pages, take, report).catch(() => {});
  const checked = [siteFile, ...pages.map(({ file }) => file)];
  const isPure = impure.size === 0;
  const reply: ReactCheckReply = { problems, checked, files: [...files], isPure };
  parentPort?.postMessage(reply);
}

/** Modules that are the same as before stay evaluated. */
function addModules(modules: readonly CompiledModule[]): void {
  const changed = modules.filter(
    ({ file, fingerprint }) => fingerprint === '' || known.get(file)?.fingerprint !== fingerprint,
  );
  for (const module of modules) {
    known.set(module.file, module);
    graph.set(module.file, filesImportedBy(module));
  }
  runner?.invalidate(changed.map(({ file }) => file));
}

function runnerFor({ site, sources: { folder } }: ReactCheckRequest): ModuleRunner {
  const { policy, base = '' } = site;
  runner ??= createRunner({
    folder,
    constants: { SITE_POLICY: policy, SITE_BASE: base, SITE_RECORD_READ: undefined },
    modules: known,
  });
  return runner;
}

function contextFileOf({ site, sources }: ReactCheckRequest): string {
  return generatorModule(sources.folder, site.generatorFolder, 'author/site-context');
}
