import { type Command, InvalidArgumentError, Option } from 'commander';
import { isOrigin } from '../../core/origin.ts';

export interface SiteFlags {
  readonly pages: string;
  readonly origin?: string;
  readonly asStated?: true;
  /** False where `--no-cache` is given. */
  readonly cache?: boolean;
}

export interface OutputFlags {
  readonly out: string;
  readonly json?: true;
}

/** How a command tells what came of it. */
export interface OutcomeFlags {
  readonly json?: true;
  readonly quiet?: true;
  readonly profile?: true;
  readonly why?: true;
}

export interface ServerFlags {
  readonly port: number;
  readonly host: string;
  readonly contact?: string;
  readonly json?: true;
}

/** A command that works on a folder of pages. */
export function siteCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--pages <folder>', 'the folder of page modules', 'pages')
    .option('--origin <url>', 'scheme and host of the site, in the place of its own', parseOrigin)
    .option('--as-stated', 'give each place the reading that the specification states for it');
}

/** A command that sums up what it did. */
export function outcomeCommand(command: Command): Command {
  return command
    .option('--json', 'print a summary, or the problems, as JSON')
    .option('--no-cache', 'find everything out anew, whatever an earlier build found')
    .addOption(quietOption().conflicts(['json', 'profile']))
    .option('--profile', 'say where the time went, by stage and by page');
}

export function quietOption(): Option {
  return new Option('--quiet', 'print nothing but problems');
}

/** A command that listens on a port. */
export function serverCommand(command: Command): Command {
  return command
    .option('--port <number>', 'port to listen on; 0 takes any that is free', parsePort, 4321)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--contact <url>',
      'where the contact service listens, for requests below /api/',
      parseOrigin,
    )
    .option('--json', 'print the address as JSON');
}

/** `/` and nothing are the root of the host. */
export function parseBase(value: string): string {
  const base = value.replace(/\/$/, '');
  if (/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(base)) return base;
  throw new InvalidArgumentError('Write a path that begins with a slash, such as /shop.');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}

function parseOrigin(value: string): string {
  const origin = value.replace(/\/$/, '');
  if (isOrigin(origin)) return origin;
  throw new InvalidArgumentError('Write a scheme and a host, such as https://www.example.com.');
}
