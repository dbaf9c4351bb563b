import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutCode, withoutProgress } from './run-site.ts';
import { waitFor } from './wait-for.ts';

/** A command of `bin/` that runs until it is ended. */
export interface Command {
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly stdout: () => string;
  /** Without the lines of a slow build, and problems without columns and code. */
  readonly stderr: () => string;
  /** The match of the pattern in the output, as soon as there is one. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | string>;
}

const tether = pathToFileURL(resolve('bin/end-with-input.js')).href;

export function startCommand(
  name: string,
  args: readonly string[],
  cwd: string = process.cwd(),
  env: NodeJS.ProcessEnv = {},
): Command {
  const { NODE_ENV: _, ...environment } = process.env;
  // It ends with the tests, even with one that fails before it could end it.
  const command = ['--import', tether, resolve('bin', name), ...args];
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...environment, NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const printed = (pattern: RegExp): Promise<RegExpExecArray> =>
    waitFor(
      () => `${pattern} in:\n${stdout}${stderr}`,
      () => pattern.exec(stdout + stderr) ?? undefined,
    );
  const stop = (signal: NodeJS.Signals = 'SIGINT'): Promise<number | string> => {
    child.kill(signal);
    return ended;
  };
  return {
    child,
    stdout: () => stdout,
    stderr: () => withoutCode(withoutProgress(stderr)),
    printed,
    ended,
    stop,
  };
}
