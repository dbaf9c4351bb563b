import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { WatchedBuild } from './model/watch-line.ts';
import { codeFrame } from './serve/code-frame.ts';
import { foldRuns } from './serve/fold-runs.ts';
import { guardHost } from './serve/guard-host.ts';
import { type Listening, type ListenOptions, listen } from './serve/listen.ts';
import { openEditor } from './serve/open-editor.ts';
import { passOn } from './serve/pass-on.ts';
import { watchFiles } from './serve/watch-files.ts';
import { createWatchedSite, type ShownProblem } from './serve/watched-site.ts';
import type { Remade } from './site-remaker.ts';
import { startSiteThreads } from './site-threads.ts';

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
  const served = createWatchedSite({
    pageScript: readFileSync(join(compiled, 'watch-page.js')),
    editor: openEditor({
      editor: options.editor,
      find: (file) => (served.names(file) ? join(dirname(site.pages), file) : undefined),
    }),
  });
  const listening = await listen({ host, port }, guardHost(host, passOn(contact, served.handler)));
  options.onListening(listening.url);

  const threads = startSiteThreads({
    workerFile: join(compiled, 'watch-worker.js'),
    site,
    known: served.known,
    looked: served.looked,
    onLooked: served.takePage,
    onProofread: (problems) => {
      if (problems.length === 0) return;
      served.addProblems(problems.map(named(site)));
      options.onProofread(problems);
    },
  });
  let busySince = Number.POSITIVE_INFINITY;
  const changed = new Set<string>();
  const build = foldRuns(async () => {
    const start = Date.now();
    busySince = start;
    const files = [...changed];
    changed.clear();
    const remade = await threads.remake(files).catch((error: unknown) => ended(error, site));
    busySince = Number.POSITIVE_INFINITY;
    if (!remade) return;
    served.take({ ...remade, problems: remade.problems.map(named(site)) });
    options.onBuild(toBuild(remade, Date.now() - start));
    if (remade.modulesOutside.length > 0) await watcher.watchAlso(remade.modulesOutside, start);
  });
  const packageFile = nearestPackageFile(site.pages);
  const watcher = await watchFiles({
    folder: site.pages,
    files: packageFile === undefined ? [] : [packageFile],
    onChange: (files) => {
      // Packages may be others, and a thread never forgets those that it has.
      const arePackages = packageFile !== undefined && files.includes(packageFile);
      if (arePackages || Date.now() - busySince > patienceMs) threads.restart();
      for (const file of files) changed.add(file);
      void build();
    },
  });
  await build();
  return listening;
}

function toBuild(remade: Remade, milliseconds: number): WatchedBuild {
  const { pages, problems, changed, removed } = remade;
  return { pages, changed: changed.length + removed.length, milliseconds, problems };
}

/** As a browser shows a problem: its file as seen from the folder around the pages, and its lines. */
function named({ pages }: SiteOptions): (problem: Problem) => ShownProblem {
  return (problem) => ({
    ...problem,
    file: relative(dirname(pages), problem.file),
    frame: codeFrame(problem.file, problem.line),
  });
}

/** The site's own code ended the thread that ran it. */
function ended(error: unknown, { pages }: SiteOptions): Remade {
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
