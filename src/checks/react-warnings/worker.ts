import { parentPort } from 'node:worker_threads';
import type { PageProblem, Problem } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { type CompiledModule, filesImportedBy } from '../../modules/compile/compiled-module.ts';
import { generatorModule } from '../../modules/compile/resolve.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
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
  /** The modules of these pages, and a request to check the frame. Without it, the check continues with more pages. */
  readonly modules?: readonly CompiledModule[] | undefined;
}

export interface ReactCheckReply {
  readonly problems: readonly Problem[];
  /** Modules of pages, and of the frame, that read nothing but modules and these files. All others may have read the clock or the network. */
  readonly clean: readonly string[];
  readonly files: readonly string[];
}

// React's development build takes a stack trace for every element, which is most of its time. Only
// texts are reported. React sets the limit, too, so this one cannot be changed.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

/** The modules of all requests so far, by file. */
const known = new Map<string, CompiledModule>();
/** Their imports, to find the line of a problem. */
let graph: ModuleGraph = new Map();
let runner: ModuleRunner | undefined;
let takeInteractions: TakeInteractions | undefined;

// The build reports what the site's code throws while nothing waits for it.
process.on('uncaughtException', () => {});

parentPort?.on('message', (request: ReactCheckRequest) => void check(request).catch(endThread));

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
  if (request.modules) loadModules(request.modules);
  const { sources } = request;
  const modules = pageModules(runnerFor(request), contextFileOf(request));
  // The build reports what cannot be loaded.
  const loaded = await loadPages({ sources, modules }, () => {}).catch(() => undefined);
  if (loaded && request.modules) checkFrame(loaded.site, take, report);
  const pages = loaded?.pages ?? [];
  await checkPages(pages, take, report).catch(() => {});
  // What was read may affect every page.
  const clean = impure.size === 0 ? [siteFile, ...pages.map(({ file }) => file)] : [];
  parentPort?.postMessage({ problems, clean, files: [...files] } satisfies ReactCheckReply);
}

/** Modules that are the same as before stay evaluated. */
function loadModules(modules: readonly CompiledModule[]): void {
  const changed = modules.filter(
    ({ file, fingerprint }) => fingerprint === '' || known.get(file)?.fingerprint !== fingerprint,
  );
  for (const module of modules) known.set(module.file, module);
  graph = new Map([...known].map(([file, module]) => [file, filesImportedBy(module)]));
  // Files may have changed since a module read them.
  const readers = importersOf(known, isFilePackage);
  runner?.invalidate([...changed.map(({ file }) => file), ...readers]);
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
