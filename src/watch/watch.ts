import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { codeExcerpt } from '../core/problems/code-excerpt.ts';
import type { Problem } from '../core/problems/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { checkHost } from '../server/host-check.ts';
import { type Listening, type ListenOptions, listen } from '../server/listen.ts';
import { proxyRequest } from '../server/proxy.ts';
import { startBuildWorker } from './build-worker.ts';
import { watchFiles } from './files/watch-files.ts';
import { createMemorySite, type ShownProblem } from './server/memory-site.ts';
import { openEditor } from './server/open-editor.ts';
import { createPendingPages } from './server/pending-pages.ts';
import type { RebuildResult } from './types.ts';
import type { WatchedBuild } from './watch-line.ts';

export interface WatchOptions extends ListenOptions {
  readonly site: SiteOptions;
  /** Scheme, host and port of the service that answers below `/api/`. */
  readonly contact?: string | undefined;
  /** The folder of the generator's compiled files. */
  readonly compiled: string;
  /** The command that opens a file, as `$EDITOR` holds it. */
  readonly editor?: string | undefined;
  readonly onListening: (url: string) => void;
  readonly onBuild: (build: WatchedBuild) => void;
  /** What reading along finds comes after the build, which is shown at once. */
  readonly onProofread: (problems: readonly Problem[]) => void;
}

/** A build that has run for this long is given up when a file changes: it may never end. */
const patienceMs = 5_000;

/** Serves a site from memory, and makes it again when a file changes that it is made of. */
export async function watch(options: WatchOptions): Promise<Listening> {
  const { site, host, port, contact, compiled } = options;
  const holds = createPendingPages((address) => thread.look(address));
  const served = createMemorySite({
    settled: holds.wait,
    pageScript: readFileSync(join(compiled, 'watch', 'client', 'overlay.js')),
    editor: openEditor({
      editor: options.editor,
      find: (file) => (served.names(file) ? join(dirname(site.pages), file) : undefined),
    }),
  });
  const listening = await listen(
    { host, port },
    checkHost(host, proxyRequest(contact, served.handler)),
  );
  options.onListening(listening.url);

  /** Pages that were another before the rest of the site. */
  const early = new Set<string>();
  const thread = startBuildWorker({
    workerFile: join(compiled, 'watch', 'worker.js'),
    site,
    known: served.known,
    looked: served.looked,
    onLooked: (file) => {
      if (served.takePage(file)) early.add(file.path);
      holds.release(file.path);
    },
    onProofread: (problems) => {
      if (problems.length === 0) return;
      served.addProblems(problems.map(named(site)));
      options.onProofread(problems);
    },
  });
  const starts = new Set<{ readonly at: number }>();
  const build = async (changed: readonly string[]): Promise<void> => {
    const start = { at: Date.now() };
    starts.add(start);
    holds.begin(served.looked());
    const remade = await thread.remake(changed).catch((error: unknown) => ended(error, site));
    starts.delete(start);
    if (remade) {
      served.take({ ...remade, problems: remade.problems.map(named(site)) });
      options.onBuild(toBuild(remade, early, Date.now() - start.at));
      early.clear();
    }
    holds.end();
    const outside = remade?.modulesOutside ?? [];
    if (outside.length > 0) await watcher.watchAlso(outside, start.at);
  };
  const packageFile = nearestPackageFile(site.pages);
  const watcher = await watchFiles({
    folder: site.pages,
    files: packageFile === undefined ? [] : [packageFile],
    onChange: (files) => {
      // Packages may be others, and a thread never forgets those that it has.
      const arePackages = packageFile !== undefined && files.includes(packageFile);
      const busySince = Math.min(...[...starts].map(({ at }) => at));
      if (arePackages || Date.now() - busySince > patienceMs) thread.restart();
      void build(files);
    },
  });
  await build([]);
  return listening;
}

function toBuild(
  { pages, problems, changed, removed }: RebuildResult,
  early: ReadonlySet<string>,
  milliseconds: number,
): WatchedBuild {
  const others = new Set([...early, ...changed.map(({ path }) => path), ...removed]);
  return { pages, changed: problems.length > 0 ? 0 : others.size, milliseconds, problems };
}

/** As a browser shows a problem: its file as seen from the folder around the pages, and its lines. */
function named({ pages }: SiteOptions): (problem: Problem) => ShownProblem {
  return (problem) => ({
    ...problem,
    file: relative(dirname(pages), problem.file),
    frame: codeExcerpt(problem.file, problem.line),
  });
}

/** The site's own code ended the thread that ran it. */
function ended(error: unknown, { pages }: SiteOptions): RebuildResult {
  const reason = error instanceof Error ? error.message : String(error);
  const problem: Problem = {
    file: pages,
    message: `The thread that makes the site has ended: ${reason}`,
    hint: 'Look for what ends the process, or fills its memory, in what was changed last.',
  };
  return { problems: [problem], pages: 0, changed: [], removed: [], modulesOutside: [] };
}

function nearestPackageFile(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : nearestPackageFile(dirname(folder));
}
