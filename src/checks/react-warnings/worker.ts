import { parentPort } from 'node:worker_threads';
import type { PageProblem, Problem } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { type CompiledModule, filesImportedBy } from '../../modules/compile/compiled-module.ts';
import { generatorModule } from '../../modules/compile/resolve.ts';
import { locateProblem } from '../../modules/errors/locate-problem.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import { importsPackage } from '../../modules/graph-view.ts';
import { startObserving } from '../../modules/runner/observe.ts';
import { pageModules } from '../../modules/runner/page-modules.ts';
import { isFilePackage } from '../../modules/runner/pure-packages.ts';
import { createRunner, type ModuleRunner } from '../../modules/runner/runner.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { type ModulePack, parsePack } from '../../modules/store/pack-file.ts';
import type { NewerModule } from '../../modules/store/store.ts';
import { loadPages } from '../../routes/load-pages.ts';
import { observeReact, type TakeInteractions } from './observe-react.ts';
import { checkFrame, checkPages } from './render-dev.tsx';

export interface ReactCheckRequest {
  readonly site: Pick<SiteOptions, 'generatorFolder' | 'policy' | 'base'>;
  /** With the pages to check. */
  readonly sources: Sources;
  /** Most modules. Without it, those of the last pack. */
  readonly pack?: Uint8Array | undefined;
  /** Modules that are newer than the pack, and a request to check the frame. Without it, the check continues with more pages. */
  readonly newer?: readonly NewerModule[] | undefined;
}

export interface ReactCheckReply {
  readonly problems: readonly Problem[];
  /** Modules of pages, and of the frame, that read nothing but modules and these files. All others may have read the clock or the network. */
  readonly clean: readonly string[];
  readonly files: readonly string[];
}

// React's development build takes a stack trace for every element, which is most of its time. Only
// texts are reported. React sets the limit itself, but not this one.
Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => {} });

let pack: ModulePack | undefined;
/** Modules by file. Empty before the first request. */
let newer: ReadonlyMap<string, NewerModule> = new Map();
/** The imports of all modules, to find the line of a problem. */
let graph: ModuleGraph = new Map();
let runner: ModuleRunner | undefined;
let takeInteractions: TakeInteractions | undefined;

parentPort?.on('message', async (request: ReactCheckRequest) => {
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
  if (request.newer) loadModules(request.pack, request.newer);
  const { sources } = request;
  const modules = pageModules(runnerFor(request), sources, contextFileOf(request));
  // The build reports what cannot be loaded.
  const loaded = await loadPages({ sources, modules }, () => {}).catch(() => undefined);
  if (loaded && request.newer) checkFrame(loaded.site, take, report);
  const pages = loaded?.pages ?? [];
  await checkPages(pages, take, report).catch(() => {});
  // What was read may affect every page.
  const clean = impure.size === 0 ? [siteFile, ...pages.map(({ file }) => file)] : [];
  parentPort?.postMessage({ problems, clean, files: [...files] } satisfies ReactCheckReply);
});

/** Modules that are the same as before stay evaluated. */
function loadModules(bytes: Uint8Array | undefined, list: readonly NewerModule[]): void {
  const before = fingerprints();
  if (bytes) pack = parsePack(bytes);
  newer = new Map(list.map((each) => [each.module.file, each]));
  const now = fingerprints();
  graph = new Map(
    [...now.keys()].map((file) => [file, filesImportedBy(moduleOf(file) ?? { imports: {} })]),
  );
  const changed = [...now].filter(
    ([file, hash]) => hash === '' || before.get(file) !== hash || readsFiles(file),
  );
  runner?.invalidate(changed.map(([file]) => file));
}

function fingerprints(): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const [file, { fingerprint }] of pack?.modules ?? []) all.set(file, fingerprint);
  for (const [file, { module }] of newer) all.set(file, module.fingerprint);
  return all;
}

function moduleOf(file: string): CompiledModule | undefined {
  return newer.get(file)?.module ?? pack?.modules.get(file);
}

/** Files may have changed since the module was evaluated. */
function readsFiles(file: string): boolean {
  const module = moduleOf(file);
  return module !== undefined && importsPackage(module, isFilePackage);
}

function runnerFor({ site, sources: { folder } }: ReactCheckRequest): ModuleRunner {
  const { policy, base = '' } = site;
  runner ??= createRunner({
    folder,
    constants: { SITE_POLICY: policy, SITE_BASE: base, SITE_RECORD_READ: undefined },
    modules: {
      get: moduleOf,
      codeOf: (file) => newer.get(file)?.code ?? pack?.codeOf(file) ?? '',
    },
  });
  return runner;
}

function contextFileOf({ site, sources }: ReactCheckRequest): string {
  return generatorModule(sources.folder, site.generatorFolder, 'author/site-context');
}
