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
import { watchFiles } from './files/watch-files.ts';
import { receiveBrowserErrors } from './server/browser-errors.ts';
import { errorPath } from './server/inject-client.ts';
import { createMemorySite, type MemorySite, type ShownProblem } from './server/memory-site.ts';
import { editorPath, openEditor } from './server/open-editor.ts';
import { createPendingPages } from './server/pending-pages.ts';
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

/** On a busy machine, the event of a file can arrive after the result of a rebuild that has read the file. */
const lateEventsMs = 1_000;

/** The inputs of the site besides the folder of pages. */
interface FilesOutside {
  /** Absolute paths. A change of one restarts the worker. */
  settings: readonly string[];
  /** Absolute paths. */
  sources: ReadonlySet<string>;
  /** What `watchTargets` declares, absolute. */
  targets: readonly string[];
  /** When the oldest rebuild began whose files outside the folder of pages are not watched yet. */
  unwatchedSince: number;
  /** How many rebuilds are reading files, or have read some whose events can still arrive. */
  rebuilds: number;
}

/** Serves a site from memory, and rebuilds it when one of its files changes. Resolves after the first build. */
export async function watch(options: WatchOptions): Promise<void> {
  const { site, onBuild } = options;
  heapFlags.forEach(setFlagsFromString);
  const { served, pending, worker } = await serve(options);
  const outside: FilesOutside = {
    settings: settingsOf(site),
    sources: new Set(),
    targets: [],
    unwatchedSince: Number.POSITIVE_INFINITY,
    rebuilds: 0,
  };
  const watcher = await watchFiles({
    folder: site.pages,
    isReading: () => outside.rebuilds > 0,
    onChange: (files) => {
      // A worker never unloads packages, and reads settings only once.
      if (files.some((file) => outside.settings.includes(file))) worker.restart();
      void rebuild(files);
    },
  });
  const rebuild = async (files: readonly string[]): Promise<void> => {
    const start = Date.now();
    outside.unwatchedSince = Math.min(outside.unwatchedSince, start);
    pending.begin();
    const ended = (error: unknown): RebuildResult => workerEnded(error, site);
    outside.rebuilds += 1;
    const result = await worker.rebuild(files).catch(ended);
    setTimeout(() => {
      outside.rebuilds -= 1;
    }, lateEventsMs);
    if (result) {
      const { pages, problems } = result;
      const changed = served.apply({ ...result, problems: problems.map(shownFrom(site)) });
      onBuild({ pages, changed, milliseconds: Date.now() - start, problems });
    }
    pending.end();
    // A newer rebuild came first.
    if (!result) return;
    const { sources, targets, unwatchedSince } = outside;
    outside.unwatchedSince = Number.POSITIVE_INFINITY;
    outside.settings = settingsOf(site);
    // A rebuild with problems does not know all files.
    outside.targets = result.problems.length > 0 ? targets : result.targets;
    outside.sources = new Set([...(result.problems.length > 0 ? sources : []), ...result.alsoRead]);
    await watcher.watchAlso(outside, unwatchedSince);
  };
  await rebuild([]);
}

/** Starts the server, and the worker that fills it. */
async function serve(options: WatchOptions) {
  const { site, onListening, onLateProblems } = options;
  const pending = createPendingPages();
  const served = createMemorySite({
    settled: pending.wait,
    clientScript: readFileSync(join(site.compiledFolder, 'watch', 'client', 'overlay.js')),
  });
  const { url } = await serveSite(options, createHandler(options, served));
  onListening(url);
  const worker = new BuildWorker({
    ...{ site, known: served.known, visiblePages: served.visiblePages },
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
  return { served, pending, worker };
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
  // All browsers show what one of them reports, and only what is new is passed on.
  const receiveErrors = receiveBrowserErrors({
    ...{ folder, generatorFolder, read: served.read },
    onError: (problem, { page, version }, isNew) => {
      served.addProblems([{ ...shownFrom(site)(problem), seenOn: { page, version } }]);
      if (isNew) onLateProblems([problem]);
    },
  });
  return (request, response) => {
    const path = pathOf(request.url ?? '');
    const handle =
      path === editorPath ? openFile : path === errorPath ? receiveErrors : served.handler;
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
