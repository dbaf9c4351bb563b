import { join, relative, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import type { BuildSummary } from './build.ts';
import {
  type OutputFlags,
  type ServerFlags,
  type SiteFlags,
  serverCommand,
  siteCommand,
} from './command-options.ts';
import { buildDate } from './model/build-date.ts';
import { count } from './model/count.ts';
import { formatProblem, type Problem, SiteError } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { factLines, routeLines } from './model/tables.ts';
import { type WatchedBuild, watchLine } from './model/watch-line.ts';

/** Where the generator itself lies. */
export interface Home {
  /** The folder of its package. */
  readonly root: string;
  /** The folder of its compiled files. */
  readonly compiled: string;
}

/** Runs the command line of this process. */
export async function main(home: Home): Promise<void> {
  process.on('SIGINT', () => process.exit(130));
  // Whoever reads what is printed, such as `head`, may have had enough of it.
  process.stdout.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
    process.exit();
  });
  const program = createProgram(home);
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof SiteError) printProblems(error.problems);
    else if (!(error instanceof CommanderError)) console.error(error);
  }
}

/** 0 done, 1 the site has problems (or we have), 2 the command was not understood. */
function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return 1;
  return error.exitCode === 0 ? 0 : 2;
}

function createProgram(home: Home): Command {
  const program = new Command('site')
    .description('Builds a static site from typed React page modules.')
    .exitOverride()
    .showHelpAfterError('Add --help to see what the command takes.');
  const toOptions = (flags: SiteFlags): SiteOptions => siteOptions(home, flags);

  siteCommand(program, 'build', 'write the site into a folder')
    .option('--out <folder>', 'where to write', 'dist')
    .option('--json', 'print a summary, or the problems, as JSON')
    .action(async (flags: SiteFlags & OutputFlags) => {
      const { buildSite } = await import('./build.ts');
      const out = resolve(flags.out);
      await summarize(flags.json, `Built into ${relative('', out) || '.'}`, () =>
        buildSite({ ...toOptions(flags), out }),
      );
    });

  siteCommand(program, 'check', 'find what is wrong with the site, and write nothing')
    .option('--launch', 'also fail while a fact is a placeholder')
    .option('--json', 'print a summary, or the problems, as JSON')
    .action(async (flags: SiteFlags & { readonly json?: true; readonly launch?: true }) => {
      const { checkSite } = await import('./build.ts');
      const { checkLaunch } = await import('./check-launch.ts');
      await summarize(flags.json, 'Checked', async () => {
        const summary = await checkSite(toOptions(flags));
        if (flags.launch) await checkLaunch(toOptions(flags));
        return summary;
      });
    });

  siteCommand(program, 'routes', 'print the addresses of the site')
    .option('--json', 'print them as JSON')
    .option('--types', 'write their type to _routes.d.ts in the folder of pages, and print nothing')
    .action(async (flags: SiteFlags & { readonly json?: true; readonly types?: true }) => {
      const { loadSite } = await import('./load-site.ts');
      const options = toOptions(flags);
      const { table } = await loadSite(options);
      if (flags.types) {
        const { writeRouteTypes } = await import('./stages/write-route-types.ts');
        return writeRouteTypes(table, options);
      }
      print(routeLines(table, flags.json === true));
    });

  siteCommand(
    program,
    'facts',
    'print the facts of the site: readings, where each is stated, which is chosen',
  )
    .option('--json', 'print them as JSON')
    .action(async (flags: SiteFlags & { readonly json?: true }) => {
      const { loadSite } = await import('./load-site.ts');
      const { site } = await loadSite(toOptions(flags));
      print(factLines(site.facts ?? [], flags.json === true));
    });

  serverCommand(program.command('preview').description('serve a folder that was built'))
    .option('--out <folder>', 'the folder to serve', 'dist')
    .action(async (flags: ServerFlags & OutputFlags) => {
      const { preview } = await import('./preview.ts');
      const { url } = await preview({ ...flags, folder: resolve(flags.out) });
      print(flags.json ? JSON.stringify({ url }) : `Serving ${flags.out} at ${url}`);
    });

  const watchDescription = 'serve the site from memory, and build again when a file changes';
  serverCommand(siteCommand(program, 'watch', watchDescription)).action(
    async (flags: SiteFlags & ServerFlags) => {
      const { watch } = await import('./watch.ts');
      const { host, port, contact, pages, json } = flags;
      const { compiled } = home;
      await watch({
        ...{ host, port, contact, compiled },
        site: toOptions(flags),
        onListening: (url) => print(json ? JSON.stringify({ url }) : `Serving ${pages} at ${url}`),
        onBuild: (build) => printBuild(build, json),
        onProofread: (problems) =>
          json
            ? print(JSON.stringify({ problems: problems.map(fromHere) }))
            : printProblems(problems),
      });
    },
  );

  return program;
}

function siteOptions(
  { root, compiled }: Home,
  { pages, origin, asStated }: SiteFlags,
): SiteOptions {
  return {
    pages: resolve(pages),
    origin,
    policy: asStated ? 'as-stated' : 'resolved',
    date: buildDate(process.env['SOURCE_DATE_EPOCH']),
    generatorFolder: join(root, 'src'),
    cacheFolder: join(root, 'node_modules', '.cache', 'site'),
    proofreaderFile: join(compiled, 'proofread-worker.js'),
  };
}

async function summarize(
  json: true | undefined,
  done: string,
  run: () => Promise<BuildSummary>,
): Promise<void> {
  const start = performance.now();
  try {
    const summary = await run();
    const milliseconds = Math.round(performance.now() - start);
    if (json) return print(JSON.stringify({ ...summary, milliseconds, problems: [] }));
    const { pages, redirects, files, bytes } = summary;
    print(
      `${done}: ${count(pages, 'page')} and ${count(redirects, 'redirect')}, ${count(files, 'file')}, ${Math.round(bytes / 1000)} kB, in ${milliseconds} ms.`,
    );
  } catch (error) {
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(fromHere) }));
    process.exitCode = 1;
  }
}

function printBuild(build: WatchedBuild, json: true | undefined): void {
  const problems = build.problems.map(fromHere);
  if (problems.length > 0 && !json) printProblems(build.problems);
  print(json ? JSON.stringify({ ...build, problems }) : watchLine(build));
}

function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(`${formatProblem(fromHere(problem))}\n`);
  console.error(`${count(problems.length, 'problem')}.`);
}

/** Files are named as seen from the folder that the command was given in. */
function fromHere(problem: Problem): Problem {
  return { ...problem, file: relative('', problem.file) || problem.file };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
