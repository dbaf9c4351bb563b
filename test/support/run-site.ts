import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface CommandResult {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  /** Without the lines of a slow build, and problems without columns and code unless `isWhole`. */
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Added to the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether problems keep their columns and lines of code. */
  readonly isWhole?: boolean;
}

/** Runs `node bin/site.js ...` to its end, as anybody would. */
export function runSite(args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  return runCommand(resolve('bin/site.js'), args, options);
}

/** Runs a script to its end. */
export function runCommand(
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
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      const text = withoutProgress(stderr);
      done({ code, stdout, stderr: options.isWhole ? text : withoutCode(text) });
    });
  });
}

/** A build that takes more than five seconds on a busy machine writes how far it has come. */
export function withoutProgress(stderr: string): string {
  return stderr.replaceAll(/^.+, after \d+ s\n/gm, '');
}

/** Problems as they are without a terminal's help: no columns, and no lines of code. */
export function withoutCode(stderr: string): string {
  return stderr
    .replaceAll(/^ *(\d+ [|>] .*|\| *\^)\n/gm, '')
    .replaceAll(/^(\S.*?:\d+):\d+: /gm, '$1: ');
}
