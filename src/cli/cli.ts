import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { errorCodeOf, SiteError } from '../core/problem.ts';
import { importWith } from '../modules/runner/packages.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { explain } from './commands/explain.ts';
import { facts } from './commands/facts.ts';
import { init, packageName } from './commands/init.ts';
import { newCommand } from './commands/new.ts';
import { preview } from './commands/preview.ts';
import { routes } from './commands/routes.ts';
import { watch } from './commands/watch.ts';
import type { InstallPaths } from './options/to-site-options.ts';
import { exit, printProblems } from './output/print.ts';

/** Runs the command line of this process. */
export async function main(home: InstallPaths): Promise<void> {
  importWith(home.importModule);
  // Standard output has only results, which programs read. Everything else, such as what pages log, goes to standard error.
  for (const level of ['log', 'info', 'debug'] as const) console[level] = console.error;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithout);
  const { name, version } = readPackage(home);
  const program = new Command(name === packageName ? name : 'site')
    .description('Builds a static site from typed React page modules.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(otherNames, otherHint)) })
    .showHelpAfterError('Add --help to see the options of the command.');
  for (const add of [init, build, check, routes, explain, newCommand, facts, preview, watch])
    add(program, home);
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof SiteError) printProblems(error.problems);
    else if (!(error instanceof CommanderError)) console.error(error);
  }
  // A timer or an open connection of the site's code would keep the process running. Errors that have
  // been thrown are reported before the next turn. A slow reader gets all text first.
  process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => exit())));
}

/** What other tools call `watch`, with a name that is nearer to it. */
const otherNames = /(unknown command '(?:dev|develop|serve|start)')(?:\n\(.*\))?/;
const otherHint = '$1\n(Did you mean watch?)';

/** The output cannot be written. A reader such as `head` may close the pipe early: that is fine. */
function endWithout(error: Error): never {
  if (errorCodeOf(error) === 'EPIPE') exit();
  process.exitCode = 1;
  process.stderr.write(`The output cannot be written: ${error.message}.\n`);
  exit();
}

function readPackage({ root }: InstallPaths): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** 0: success. 1: problems in the site, or a bug of ours. 2: wrong usage of the command. */
function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return 1;
  return error.exitCode === 0 ? 0 : 2;
}
