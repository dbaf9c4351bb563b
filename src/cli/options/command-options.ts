import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { isOrigin } from '../../core/text.ts';
import { guardProcess } from '../../modules/errors/guard-process.ts';
import type { ProxyTarget } from '../../server/proxy.ts';
import { exit, printProblems } from '../output/print.ts';

export interface SiteFlags {
  readonly pages: string;
  readonly origin?: string;
  readonly asStated?: true;
  /** False with `--no-cache`. */
  readonly cache?: boolean;
  readonly json?: true;
}

/** Those of a command that prints a summary. */
export interface OutcomeFlags extends SiteFlags {
  readonly quiet?: true;
  readonly profile?: true;
}

export interface ServerFlags {
  readonly port: number;
  readonly host: string;
  readonly proxy: readonly ProxyTarget[];
  readonly allowedHost: readonly string[];
  readonly json?: true;
}

/** A command that works on a pages folder. It fails if the site's code throws an error that nothing awaits. */
export function siteCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .hook('preAction', (_, command) =>
      failOnUncaughtErrors(resolve(command.opts<SiteFlags>().pages)),
    )
    .option('--pages <folder>', 'the folder of page modules', 'pages')
    .option('--origin <url>', 'scheme and host to use instead of the site’s own', parseOrigin)
    .option('--as-stated', 'show in each place the reading that is stated for it');
}

/** A build that is running reports such errors together with its other problems. */
function failOnUncaughtErrors(folder: string): void {
  guardProcess(folder, (problem) => {
    printProblems([{ ...problem, file: resolve(folder, problem.file) }]);
    process.exitCode = 1;
  });
}

/** A command that prints a summary. */
export function outcomeCommand(command: Command): Command {
  return command
    .option('--json', 'print a summary, or the problems, as JSON')
    .option('--no-cache', 'do not reuse results of earlier builds')
    .addOption(quietOption().conflicts(['json', 'profile']))
    .option('--profile', 'print the time of each stage and of the slowest pages');
}

export function quietOption(): Option {
  return new Option('--quiet', 'print only problems');
}

/**
 * A command that listens on a port. It ends with status 130 on Ctrl-C: the default action of the
 * signal does not end the first process of a container. Build commands have no handler, which could
 * not run while a page renders. The server keeps running after the action has ended.
 */
export function serverCommand(command: Command): Command {
  return command
    .hook('preAction', () => void process.on('SIGINT', () => exit(130)))
    .hook('postAction', () => new Promise(() => {}))
    .option('--port <number>', 'port to listen on; 0 picks a free port', parsePort, 4321)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(
      new Option('--allowed-host <name>', 'answer requests for this host, too, such as a tunnel')
        .argParser(addHost)
        .default([], 'none'),
    )
    .addOption(
      new Option(
        '--proxy <path=url>',
        'let another server answer a path, such as /api=http://127.0.0.1:4322',
      )
        .argParser(addProxy)
        .default([], 'none'),
    )
    .option('--json', 'print the address as JSON');
}

/** `/` and an empty value mean the root of the host. */
export function parseBase(value: string): string {
  const base = value.replace(/\/$/, '');
  if (/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(base)) return base;
  throw new InvalidArgumentError(
    'Write a slash, and then letters, digits, and . _ ~ -, such as /shop or /~anna/shop.',
  );
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('Write a number from 0 to 65535.');
}

/** The option can be repeated. */
function addProxy(value: string, others: readonly ProxyTarget[]): readonly ProxyTarget[] {
  const [, path, origin = ''] = /^(\/[^=?#]*[^=?#/])\/?=(.*?)\/?$/.exec(value) ?? [];
  if (path !== undefined && isOrigin(origin)) return [...others, { path, origin }];
  throw new InvalidArgumentError('Write a path and a server, such as /api=http://127.0.0.1:4322.');
}

/** The option can be repeated. */
function addHost(value: string, others: readonly string[]): readonly string[] {
  if (/^[\w.-]+$/.test(value)) return [...others, value];
  throw new InvalidArgumentError('Write a name without scheme and port, such as shop.example.');
}

function parseOrigin(value: string): string {
  const origin = value.replace(/\/$/, '');
  if (isOrigin(origin)) return origin;
  throw new InvalidArgumentError('Write a scheme and a host, such as https://www.example.com.');
}
