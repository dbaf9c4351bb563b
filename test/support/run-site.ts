import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export interface CommandResult {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  /** Without the lines of a slow build, and problems without columns and code unless `isWhole`. */
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Added to the environment of the tests. Undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Whether problems keep their columns and lines of code. */
  readonly isWhole?: boolean;
}

/** Runs `node bin/site.js ...` to its end, as a user would. */
export function runSite(args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  return runCommand(resolve('bin/site.js'), args, options);
}

/** Runs a script to its end. */
export async function runCommand(
  script: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<CommandResult> {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.cwd,
    env: { ...environment, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], stdout, whole] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  const stderr = withoutProgress(whole);
  return { code, stdout, stderr: options.isWhole ? stderr : withoutCode(stderr) };
}

/** On a busy machine, a build that takes more than five seconds reports its progress. */
export function withoutProgress(stderr: string): string {
  return stderr.replaceAll(/^.+, after \d+ s\n/gm, '');
}

/** Problems as they are without a terminal: no columns, and no lines of code. */
export function withoutCode(stderr: string): string {
  return stderr
    .replaceAll(/^ *(\d+ [|>] .*|\| *\^)\n/gm, '')
    .replaceAll(/^(\S.*?:\d+):\d+: /gm, '$1: ');
}
