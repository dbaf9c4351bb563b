import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compilerFilesOf } from '../core/files/config-files.ts';
import { codeExcerpt, messageOf, type Problem } from '../core/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { pathOf } from '../routes/route.ts';
import type { Handler } from '../server/send.ts';
import { type ServerOptions, serveSite } from '../server/serve-site.ts';
import { BuildWorker } from './build-worker.ts';
import { type FilesOutside, FileWatcher } from './files/file-watcher.ts';
import { receiveBrowserErrors } from './server/browser-errors.ts';
import { errorPath } from './server/inject-client.ts';
import { MemorySite, type ShownProblem } from './server/memory-site.ts';
import { editorPath, openEditor } from './server/open-editor.ts';
import { PendingPages } from './server/pending-pages.ts';
import { emptyResult, type RebuildResult, type WatchedBuild, type WatchedSite } from './types.ts';

interface WatchOptions extends ServerOptions {
  readonly site: WatchedSite;
  /** The command that opens a file, like the value of `$EDITOR`. */
  readonly editor?: string | undefined;
  readonly onListening: (url: string) => void;
  readonly onBuild: (build: WatchedBuild) => void;
  /** React's warnings, some time after the build, and what went wrong in a browser. */
  readonly onLateProblems: (problems: readonly Problem[]) => void;
}

/**
 * Each rebuild leaves garbage in the heaps of three threads. By default they double before it is
 * collected. Threads that start later have a smaller space for new objects, too: 16 MB otherwise.
 * At 1,000 pages, `watch` takes half the memory.
 */
const heapFlags = ['--heap-growing-percent=30', '--max-semi-space-size=4'];

/** Serves a site from memory, and rebuilds it when one of its files changes. Resolves after the first build. */
export async function watch(options: WatchOptions): Promise<void> {
  const { site, onListening, onLateProblems } = options;
  heapFlags.forEach(setFlagsFromString);
  const pending = new PendingPages();
  const served = new MemorySite({
    settled: (address) => pending.wait(address),
    clientScript: readFileSync(join(site.compiledFolder, 'watch', 'client', 'overlay.js')),
  });
  const { url } = await serveSite(options, createHandler(options, served));
  onListening(url);
  const worker = new BuildWorker({
    site,
    known: () => served.known(),
    visiblePages: () => served.visiblePages(),
    onPageReady: (file) => {
      served.applyPage(file);
      pending.release(file.path);
    },
    onLateProblems: (problems) => {
      if (problems.length === 0) return;
      served.addProblems(problems.map(shownFrom(site)));
      onLateProblems(problems);
    },
  });
  const files = await FileWatcher.open(site.pages);
  const loop = new RebuildLoop({ options, served, pending, worker, files });
  files.detector.onChange((changed) => loop.update(changed));
  await loop.rebuild([]);
}

interface LoopParts {
  readonly options: WatchOptions;
  readonly served: MemorySite;
  readonly pending: PendingPages;
  readonly worker: BuildWorker;
  readonly files: FileWatcher;
}

/** Passes changed files to the worker, and its results to the server. */
class RebuildLoop {
  readonly #parts: LoopParts;
  #outside: FilesOutside;
  /** When the oldest rebuild began whose files outside the folder of pages are not watched yet. */
  #unwatchedSince = Number.POSITIVE_INFINITY;

  constructor(parts: LoopParts) {
    this.#parts = parts;
    this.#outside = { settings: settingsOf(parts.options.site), sources: [], targets: [] };
  }

  update(files: readonly string[]): void {
    // A worker never unloads packages, and reads settings only once.
    if (files.some((file) => this.#outside.settings.includes(file))) this.#parts.worker.restart();
    void this.rebuild(files);
  }

  async rebuild(changed: readonly string[]): Promise<void> {
    const { options, pending, worker, files } = this.#parts;
    const start = Date.now();
    this.#unwatchedSince = Math.min(this.#unwatchedSince, start);
    pending.begin();
    const rebuilding = worker.rebuild(changed);
    const result = await files.detector
      .during(rebuilding)
      .catch((error: unknown) => workerEnded(error, options.site));
    if (result) this.#serve(result, start);
    pending.end();
    // Otherwise, a newer rebuild came first.
    if (result) this.#watchOutside(result);
  }

  #serve(result: RebuildResult, start: number): void {
    const { options, served } = this.#parts;
    const { pages, problems } = result;
    const shown = problems.map(shownFrom(options.site));
    const changed = served.apply({ ...result, problems: shown });
    options.onBuild({ pages, changed, milliseconds: Date.now() - start, problems });
  }

  #watchOutside({ problems, alsoRead, targets }: RebuildResult): void {
    const { options, files } = this.#parts;
    const before = this.#outside;
    // A rebuild with problems does not know all files.
    const isWhole = problems.length === 0;
    this.#outside = {
      settings: settingsOf(options.site),
      sources: isWhole ? alsoRead : [...new Set([...before.sources, ...alsoRead])],
      targets: isWhole ? targets : before.targets,
    };
    files.watchOutside(this.#outside, this.#unwatchedSince);
    this.#unwatchedSince = Number.POSITIVE_INFINITY;
  }
}

/** Handles requests for the site, and those of the script in its pages. */
function createHandler(
  { site, editor, onLateProblems }: WatchOptions,
  served: MemorySite,
): Handler {
  const { pages: folder, generatorFolder } = site;
  const find = (file: string): string | undefined =>
    served.hasProblemIn(file) ? join(dirname(folder), file) : undefined;
  const openFile = openEditor({ editor, find });
  // All browsers show the problems that one of them reports, and only new problems are passed on.
  const receiveErrors = receiveBrowserErrors({
    folder,
    generatorFolder,
    read: (path) => served.read(path),
    onError: (problem, { page, version }, isNew) => {
      served.addProblems([{ ...shownFrom(site)(problem), seenOn: { page, version } }]);
      if (isNew) onLateProblems([problem]);
    },
  });
  const serve: Handler = (request, response) => served.handle(request, response);
  return (request, response) => {
    const path = pathOf(request.url ?? '');
    const handle = path === editorPath ? openFile : path === errorPath ? receiveErrors : serve;
    return handle(request, response);
  };
}

/** Adds the lines around a problem, and makes its file relative to the parent of the pages folder. */
function shownFrom({ pages }: SiteOptions): (problem: Problem) => ShownProblem {
  return (problem) => ({
    ...problem,
    file: relative(dirname(pages), problem.file),
    excerpt: codeExcerpt(problem.file, problem.line),
  });
}

/** The site's own code ended the worker. */
function workerEnded(error: unknown, { pages }: SiteOptions): RebuildResult {
  const problem: Problem = {
    file: pages,
    message: `The thread that builds the site has ended: ${messageOf(error)}`,
    hint: 'Look at your last change for code that ends the process or fills its memory.',
  };
  return { ...emptyResult, problems: [problem] };
}

/** Also a tsconfig.json beside the pages that does not exist yet. */
function settingsOf({ pages }: SiteOptions): readonly string[] {
  return [...compilerFilesOf(pages), join(dirname(pages), 'tsconfig.json')];
}
